import { fieldText } from '../../editions/fieldText';
import { readPlace, recordsOf, shapeOf, type CurriculumState, type Place } from '../../editions';
import type { Language } from '../../language';

/** What the record at a place is called: its course, and below it the kind of record with its text. */
export function placeName({ major, courses }: CurriculumState, at: Place, language: Language): string {
  const place = readPlace(at);
  if (!place) return at;
  const part = place.part === 'major' ? major : courses.find(({ lineage }) => lineage === place.lineage);
  const owner = part && recordsOf(part, part.kind)[0];
  const course = (owner && fieldText(owner, 'name', language)) || at;
  if (place.kind === place.part) return course;
  const record = part && recordsOf(part, place.kind).find(({ key }) => key === place.key);
  const text = ['title', 'name', 'description']
    .map((field) => (record ? fieldText(record, field, language) : ''))
    .find((found) => found !== '');
  return [course, shapeOf(place.kind).label[language], text].filter(Boolean).join(' · ');
}
