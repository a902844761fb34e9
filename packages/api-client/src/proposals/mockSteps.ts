import {
  decidesSomewhere,
  decidesStep,
  mostNamedMajors,
  textOf,
  usualSteps,
  type CollegeSteps,
  type Deciders,
  type Language,
  type ReviewedMajor,
  type ReviewStep,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';
import { lineageOf } from '../editions/rows/lineage';
import { actorOf, chainOf } from '../mock-api/rights';
import type { StoredProposal } from './storedProposal';

/** The steps of a college; those that are usual until it set some. */
export function stepsOfCollege({ reviewSteps }: MockState, collegeId: number): { steps: readonly ReviewStep[]; version: number } {
  return reviewSteps.get(collegeId) ?? { steps: usualSteps, version: 0 };
}

/** Everybody of a college whose account works. */
export function peopleOf({ users, disabled }: MockState, collegeId: number): SampleUser[] {
  return users.filter((user) => user.collegeId === collegeId && !disabled.has(user.id));
}

/** What a major belongs to, as far as it matters who decides; of the leaders of its courses those of one course alone, where its changes are reviewed. */
export function reviewedMajor(state: MockState, majorId: number, lineage?: number): ReviewedMajor {
  const { collegeId, departmentId = 0 } = chainOf(state, 'major', majorId);
  const units = state.courseUnits.filter(
    (unit) => unit.majorId === majorId && (lineage === undefined || lineageOf(state, unit.id) === lineage),
  );
  return { collegeId, departmentId, majorId, courseIds: new Set(units.map(({ id }) => id)) };
}

/** Who can decide each step of a review now. */
export function decidersOf(
  state: MockState,
  { homeMajorId, course, steps }: Pick<StoredProposal, 'homeMajorId' | 'course' | 'steps'>,
  language: Language,
): ReadonlyMap<string, Deciders> {
  const major = reviewedMajor(state, homeMajorId, course?.lineage);
  const people = peopleOf(state, major.collegeId);
  return new Map(
    steps.map((step) => {
      const asked = people.filter((user) => decidesStep(step, actorOf(user), major));
      return [
        step.key,
        asked.map((user) => ({ userId: user.id, userName: textOf(user, 'userName', language), permissionId: user.permissionId })),
      ];
    }),
  );
}

/** How many can decide each step in a college, and in how many of its majors too few can, the first of them by name. */
export function countDeciders(
  state: MockState,
  { collegeId, steps }: { collegeId: number; steps: readonly ReviewStep[] },
  language: Language,
): NonNullable<CollegeSteps['deciders']> {
  const people = peopleOf(state, collegeId);
  const majors = state.majors
    .map((record) => ({ ...reviewedMajor(state, record.id), record }))
    .filter((major) => major.collegeId === collegeId);
  return steps.map((step) => {
    const possible = people.filter((user) => decidesSomewhere(step, actorOf(user)));
    const isShort = (major: ReviewedMajor) => possible.filter((user) => decidesStep(step, actorOf(user), major)).length < step.approvals;
    const short = majors.filter(isShort);
    const majorNames = short.slice(0, mostNamedMajors).map(({ record }) => textOf(record, 'name', language));
    return { key: step.key, people: possible.length, majorsWithout: short.length, majorNames };
  });
}

/** The steps of a college as calls answer them. */
export function presentSteps(state: MockState, collegeId: number, language: Language): CollegeSteps {
  const { steps, version } = stepsOfCollege(state, collegeId);
  const named = new Set(steps.flatMap(({ people }) => people));
  const people = peopleOf(state, collegeId).filter(({ id }) => named.has(id));
  return {
    steps: [...steps],
    version,
    people: people.map((user) => ({ id: user.id, userName: textOf(user, 'userName', language) })),
    deciders: countDeciders(state, { collegeId, steps }, language),
  };
}
