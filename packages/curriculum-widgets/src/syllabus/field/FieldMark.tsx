import { storedFieldName, syllabusFieldNames, type SyllabusFieldName } from '@college/curriculum-model';
import { use } from 'react';
import { PlaceMark, PlaceMarks } from '../../support/placeMarks/PlaceMark';
import { useLanguage } from '../../support/useLanguage';

/** What is rendered beside a field of the report, such as the number of comments on it; nothing where the field is counted from others. */
export function FieldMark({ name }: { name: SyllabusFieldName }) {
  const label = syllabusFieldNames[name][useLanguage()];
  if (!use(PlaceMarks) || name === 'totalPeriodData') return null;
  // The introduction is that of the course.
  const place =
    name === 'courseDesc'
      ? ({ kind: 'course', field: 'introduction' } as const)
      : ({ kind: 'syllabus', field: storedFieldName(name) } as const);
  return (
    <span data-beside="">
      <PlaceMark {...place} name={label} />
    </span>
  );
}
