import type { OpenCourseUnit } from '@college/curriculum-widgets/course-units/CourseUnitDetail';
import { TranslationsConnector } from '../../translations/TranslationsConnector';

/** The English of the open unit; a new one has nothing stored that could be translated. */
export function UnitTranslations({ unit, variant }: { unit: OpenCourseUnit; variant?: 'ghost' | 'link' }) {
  if (unit.isNew || unit.isReadOnly) return null;
  return (
    <TranslationsConnector
      courseId={unit.id}
      majorId={unit.majorId}
      variant={variant}
      onSaved={(stored) => void unit.controls.refreshPoints(stored)}
    />
  );
}
