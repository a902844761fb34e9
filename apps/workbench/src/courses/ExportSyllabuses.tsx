import { createReportArchives, quietClient } from '@college/api-client';
import { ReportArchive } from '@college/curriculum-widgets/syllabus/ReportArchive';
import { useMemo } from 'react';
import { useServices } from '../services';
import type { SelectedCourses } from './SelectedCourses';
import type { WindowProps } from './useLaterWindow';

/** The window that exports the syllabuses of several courses. */
export function ExportSyllabuses({ given, isOpen, onOpenChange }: WindowProps<SelectedCourses>) {
  const { client } = useServices();
  const source = useMemo(() => createReportArchives(quietClient(client)), [client]);
  return isOpen && <ReportArchive source={source} {...given} onClose={() => onOpenChange(false)} />;
}
