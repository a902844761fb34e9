import { isUnderWay, textOf, type EditionPlace, type Language } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';
import { findLocks, latestStatusOf } from '../proposals/mockProposals';

/** The edition in whose draft a major is; undefined in the current edition. */
export function editionPlaceOf(state: MockState, majorId: number, language: Language): EditionPlace | undefined {
  const { editions, majors } = state;
  const edition = editions.find((one) => one.majorId === majorId);
  const home = majors.find(({ id }) => id === edition?.homeMajorId);
  if (!edition || !home) return undefined;
  const { id, kind, name, entryYear, homeMajorId } = edition;
  const locks = findLocks(state, majorId, language);
  const status = latestStatusOf(state, edition.id);
  const homeMajorName = textOf(home, 'name', language);
  return {
    id,
    kind,
    status: edition.status,
    name,
    entryYear,
    majorId,
    homeMajorId,
    homeMajorName,
    ...(status && isUnderWay(status) && { review: status }),
    ...locks,
  };
}
