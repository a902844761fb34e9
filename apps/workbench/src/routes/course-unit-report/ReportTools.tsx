import { HistoryButton } from '@college/curriculum-widgets/history/RecordHistory';
import type { SyllabusControls } from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import type { RefObject } from 'react';
import { ReportLinksConnector } from './ReportLinksConnector';
import { ReportTranslations } from './ReportTranslations';

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
