import { createReportFiles, quietClient } from '@college/api-client';
import { ReportExport, type ReportExportProps } from '@college/curriculum-widgets/syllabus/ReportExport';
import { useMemo } from 'react';
import { useServices } from '../../services';

/** The downloads of a report, made by the server. */
export function ReportExportConnector(props: Omit<ReportExportProps, 'source'>) {
  const { client } = useServices();
  const source = useMemo(() => createReportFiles(quietClient(client)), [client]);
  return <ReportExport {...props} source={source} />;
}
