import { createSyllabus, quietClient } from '@college/api-client';
import { HistoryButton } from '@college/curriculum-widgets/history/RecordHistory';
import { ReportLinks } from '@college/curriculum-widgets/syllabus/ReportLinks';
import type { SyllabusControls } from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import { useMemo, type RefObject } from 'react';
import { TranslationsConnector } from '../../translations/TranslationsConnector';
import { basePath } from '../../routing/basePath';
import { publicReportPath } from '../../search/coursePaths';
import { useServices } from '../../services';

/** Texts that are translated in the editor itself, and those that only the page of the course shows. */
const leftOut = ['report', 'course.introduction', 'course.position', 'course.criterion'] as const;

interface ReportTranslationsProps {
  courseId: number;
  majorId?: number | undefined;
  controls: RefObject<SyllabusControls | null>;
}

interface ReportToolsProps {
  place: { majorId?: number; courseId: number; courseName?: string };
  isRevisable: boolean;
  controls: RefObject<SyllabusControls | null>;
}

/** The tools of the report: the English of its tables, its history, and links for external readers. */
export function ReportTools({ place, isRevisable, controls }: ReportToolsProps) {
  const { majorId, courseId, courseName } = place;
  return (
    <>
      {isRevisable && <ReportTranslations courseId={courseId} majorId={majorId} controls={controls} />}
      <HistoryButton />
      {isRevisable && <ReportLinksConnector courseId={courseId} courseName={courseName} />}
    </>
  );
}

/** The English of the tables of the report. */
function ReportTranslations({ controls, ...place }: ReportTranslationsProps) {
  return <TranslationsConnector {...place} scope="tables" leftOut={leftOut} onSaved={() => void controls.current?.refresh()} />;
}

/** The links to the report of a course, below the address of this workbench. */
function ReportLinksConnector({ courseId, courseName }: { courseId: number; courseName?: string }) {
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
