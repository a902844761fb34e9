import { createReportArchives, quietClient } from '@college/api-client';
import { ReportArchive, type ReportArchiveProps } from '@college/curriculum-widgets/syllabus/ReportArchive';
import { useMemo } from 'react';
import { useServices } from '../services';

/** The window that exports the syllabuses of several courses; its page loads it with the first export. */
export function ExportSyllabuses(props: Omit<ReportArchiveProps, 'source'>) {
  const { client } = useServices();
  const source = useMemo(() => createReportArchives(quietClient(client)), [client]);
  return <ReportArchive source={source} {...props} />;
}
