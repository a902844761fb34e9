import { places, type Role } from '../testing/scene';

/** Where something is tried, seen from the people of the scene. */
export type Place = keyof typeof places;

export const everywhere = Object.keys(places) as Place[];

/** What one request carries. */
export interface Request {
  query?: Record<string, unknown>;
  body?: unknown;
}

export type MakeRequest = (place: Place, role: Role) => Request;

export const majorOf = (place: Place) => places[place].major;
export const unitOf = (place: Place) => places[place].unit;
export const collegeOf = (place: Place) => (place === 'otherCollege' ? 2 : 1);

/** An occupation record of the college that a place is in. */
export const occupationOf = (place: Place) => 800 + collegeOf(place);

/** A college major of the college that a place is in. */
export const collegeMajorOf = (place: Place) => 700 + collegeOf(place);

/** The department above a place. */
export function departmentOf(place: Place): number {
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

/** A graduation requirement and its only indicator point, one pair for each major. */
export const requirementOf = (place: Place) => majorOf(place) * 10;
export const indicatorOf = (place: Place) => majorOf(place) * 10 + 1;
