import { textOf, type EditionPlace, type Language } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';
import { findLocks } from '../proposals/mockProposals';

/** The edition in whose draft a major is; undefined in the current edition. */
export function editionPlaceOf(state: MockState, majorId: number, language: Language): EditionPlace | undefined {
  const { editions, majors } = state;
  const edition = editions.find((one) => one.majorId === majorId);
  const home = majors.find(({ id }) => id === edition?.homeMajorId);
  if (!edition || !home) return undefined;
  const { id, kind, status, name, entryYear, homeMajorId } = edition;
  const locks = findLocks(state, majorId, language);
  const homeMajorName = textOf(home, 'name', language);
  return { id, kind, status, name, entryYear, majorId, homeMajorId, homeMajorName, ...locks };
}
