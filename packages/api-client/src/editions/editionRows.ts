import { textOf, type EditionPlace, type Language } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';

/** The edition in whose draft a major is; undefined in the current edition. */
export function editionPlaceOf({ editions, majors }: MockState, majorId: number, language: Language): EditionPlace | undefined {
  const edition = editions.find((one) => one.majorId === majorId);
  const home = majors.find(({ id }) => id === edition?.homeMajorId);
  if (!edition || !home) return undefined;
  const { id, kind, status, name, entryYear, homeMajorId } = edition;
  return { id, kind, status, name, entryYear, majorId, homeMajorId, homeMajorName: textOf(home, 'name', language) };
}
