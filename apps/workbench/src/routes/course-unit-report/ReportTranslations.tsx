import type { SyllabusControls } from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import type { RefObject } from 'react';
import { TranslationsConnector } from '../../translations/TranslationsConnector';

/** Texts that are translated in the editor itself, and those that only the page of the course shows. */
const leftOut = ['report', 'course.introduction', 'course.position', 'course.criterion'] as const;

interface ReportTranslationsProps {
  courseId: number;
  majorId?: number | undefined;
  controls: RefObject<SyllabusControls | null>;
}

/** The English of the tables of the report. */
export function ReportTranslations({ controls, ...place }: ReportTranslationsProps) {
  return <TranslationsConnector {...place} scope="tables" leftOut={leftOut} onSaved={() => void controls.current?.refresh()} />;
}
