import { createSyllabus, quietClient } from '@college/api-client';
import { ReportLinks } from '@college/curriculum-widgets/syllabus/ReportLinks';
import { useMemo } from 'react';
import { basePath } from '../../routing/basePath';
import { publicReportPath } from '../../search/coursePaths';
import { useServices } from '../../services';

/** The links to the report of a course, below the address of this workbench. */
export function ReportLinksConnector({ courseId, courseName }: { courseId: number; courseName?: string }) {
  const { client } = useServices();
  const source = useMemo(() => createSyllabus(quietClient(client)), [client]);
  return (
    <ReportLinks
      source={source}
      courseId={courseId}
      courseName={courseName}
      hrefOf={(link) => `${window.location.origin}${basePath}${publicReportPath(link)}`}
    />
  );
}
