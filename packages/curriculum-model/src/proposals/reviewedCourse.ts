import type { Taken } from '../editions/calls';
import type { ProposalStatus } from './editionProposal';

/** Whether a place is in a course, or is the course. */
export function isPlaceOfCourse(at: string, lineage: number): boolean {
  return /^course:(\d+)(?![\d])/.exec(at)?.[1] === String(lineage);
}

/** Whether a merge takes something of a course. */
export function takesOfCourse(take: Taken, lineage: number): boolean {
  if (take === 'all') return true;
  return 'parts' in take ? take.parts.includes(lineage) : take.places.some((at) => isPlaceOfCourse(at, lineage));
}

/** Whether a merge takes all that a draft changes in a course. */
export function takesWholeCourse(take: Taken, lineage: number): boolean {
  return take === 'all' || ('parts' in take && take.parts.includes(lineage));
}

/** Whether a proposal is on its way: while that of a draft is, none of its courses is sent, and the other way round. */
export function isUnderWay(status: ProposalStatus): boolean {
  return status === 'review' || status === 'changes' || status === 'approved';
}
