import { places } from '../testing/scene';

/**
 * Where something is tried, seen from the people of the scene. Of `deleted` everything is in the trash; of `buried` only the department
 * above is; of `missing` nothing was ever there.
 */
export type Place = keyof typeof places | GonePlace;

/** The places whose records are there for everybody with the right. */
export const everywhere = Object.keys(places) as (keyof typeof places)[];

/** All places. */
export const everyPlace: readonly Place[] = [...everywhere, 'deleted', 'buried', 'missing'];

/** The places of which the database has records. */
export const recorded = [...everywhere, 'deleted', 'buried'] as const;

/** The places whose records nobody finds. */
export type GonePlace = keyof typeof goneIds;

/** What one request carries. */
export interface Request {
  query?: Record<string, unknown>;
  body?: unknown;
}

export type MakeRequest = (place: Place, who: { id: number }) => Request;

const goneIds = {
  deleted: { college: 3, department: 13, major: 104, unit: 1006 },
  buried: { college: 3, department: 14, major: 105, unit: 1007 },
  missing: { college: 9, department: 19, major: 109, unit: 1009 },
} as const;

function isGone(place: Place): place is GonePlace {
  return place in goneIds;
}

export const majorOf = (place: Place) => (isGone(place) ? goneIds[place].major : places[place].major);
export const unitOf = (place: Place) => (isGone(place) ? goneIds[place].unit : places[place].unit);

/** The college of a place; where nothing is found, one that is not found either. */
export function collegeOf(place: Place): number {
  if (isGone(place)) return goneIds[place].college;
  return place === 'otherCollege' ? 2 : 1;
}

/** An occupation record of the college that a place is in. */
export const occupationOf = (place: Place) => 800 + collegeOf(place);

/** A college major of the college that a place is in. */
export const collegeMajorOf = (place: Place) => 700 + collegeOf(place);

/** The department above a place. */
export function departmentOf(place: Place): number {
  if (isGone(place)) return goneIds[place].department;
  if (place === 'otherCollege') return 21;
  return place === 'otherDepartment' ? 12 : 11;
}

/** Records of which every place has one of its own. */
export const rowOf = (place: Place) => unitOf(place) + 8000;
export const goalOf = (place: Place) => unitOf(place) + 7000;
export const personOf = (place: Place) => unitOf(place) + 6000;
export const pointOf = (place: Place) => unitOf(place) + 5000;
export const ksaOf = (place: Place) => unitOf(place) + 4000;
export const taskGoalOf = (place: Place) => unitOf(place) + 3000;
export const cellOf = (place: Place) => unitOf(place) + 2000;

/** A published edition, one for each major. */
export const editionOf = (place: Place) => majorOf(place) * 10 + 5;

/** The receipt of an act that changed nothing, one for each major. */
export const receiptOf = (place: Place) => majorOf(place) * 10 + 6;

/** A proposal that was declined, one for each major. */
export const proposalOf = (place: Place) => majorOf(place) * 10 + 7;

/** A graduation requirement and its only indicator point, one pair for each major. */
export const requirementOf = (place: Place) => majorOf(place) * 10;
export const indicatorOf = (place: Place) => majorOf(place) * 10 + 1;
