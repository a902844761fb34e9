import { livePlan } from './plan/live.plan';
import { assistantPlan, completionPlan, overviewPlan, searchPlan, translationsPlan } from './plan/reading.plan';
import { copyPlan } from './plan/copy.plan';
import { campusSignInPlan } from './plan/campusSignIn.plan';
import { commentsPlan } from './plan/comments.plan';
import { courseUnitsPlan } from './plan/courseUnits.plan';
import { collegeMajorsPlan } from './plan/collegeMajors.plan';
import { directoriesPlan, occupationBookPlan } from './plan/directories.plan';
import { matrixSavingPlan } from './plan/matrixSaving.plan';
import { occupationsPlan } from './plan/occupations.plan';
import { courseDeletionPlan } from './plan/courseDeletion.plan';
import { editionsPlan } from './plan/editions.plan';
import { findingsPlan } from './plan/findings.plan';
import { goalsPlan } from './plan/goals.plan';
import { historyPlan } from './plan/history.plan';
import { majorsPlan } from './plan/majors.plan';
import { matricesPlan } from './plan/matrices.plan';
import { matrixFilesPlan } from './plan/matrixFiles.plan';
import { outlinePlan } from './plan/outlines.plan';
import { feedbackPlan, newsPlan, talentPlan } from './plan/notices.plan';
import { proposalsPlan } from './plan/proposals.plan';
import { publishingPlan } from './plan/publishing.plan';
import { pageInitPlan } from './plan/pageInit.plan';
import { accountPlan } from './plan/account.plan';
import { usersPlan } from './plan/users.plan';
import { pointsPlan } from './plan/points.plan';
import { sessionPlan } from './plan/session.plan';
import { syllabusPlan } from './plan/syllabus.plan';
import { NotTried } from './faults';
import { reasons } from './messages';
import { phases, step, type Step } from './step';

/** One call of the plan with the part of the API to which it belongs. */
export interface PlannedCall {
  resource: string;
  step: Step;
}

const byResource = {
  users: usersPlan,
  account: [...sessionPlan, ...accountPlan],
  'campus-sign-in': campusSignInPlan,
  'page-init': pageInitPlan,
  majors: majorsPlan,
  'course-units': [...courseUnitsPlan, ...courseDeletionPlan],
  points: pointsPlan,
  goals: goalsPlan,
  matrices: [...matricesPlan, ...matrixSavingPlan],
  'matrix-files': matrixFilesPlan,
  syllabus: syllabusPlan,
  translations: translationsPlan,
  completion: completionPlan,
  copy: copyPlan,
  editions: [...editionsPlan, ...findingsPlan, ...publishingPlan, ...proposalsPlan],
  comments: commentsPlan,
  live: livePlan,
  assistant: assistantPlan,
  search: searchPlan,
  history: historyPlan,
  overview: overviewPlan,
  occupations: occupationsPlan,
  'occupation-book': occupationBookPlan,
  'college-majors': collegeMajorsPlan,
  directories: directoriesPlan,
  talent: talentPlan,
  news: newsPlan,
  outlines: outlinePlan,
  feedback: feedbackPlan,
} satisfies Record<string, readonly Step[]>;

/** The names that `only` takes. */
export const resources: readonly string[] = [...Object.keys(byResource), 'test-fixtures'];

/** Every call of the contract but the last one, in the order in which the calls need one another. */
export function conformancePlan(): PlannedCall[] {
  const all = Object.entries(byResource).flatMap(([resource, steps]) => steps.map((one): PlannedCall => ({ resource, step: one })));
  return phases.flatMap((phase) => all.filter((planned) => planned.step.phase === phase));
}

/** The last call: it puts first data back, and whatever the suite made is gone with everything else. */
export function resetPlan(mayReset: boolean): PlannedCall {
  const input = () => {
    if (!mayReset) throw new NotTried(reasons.noReset);
    return {};
  };
  return { resource: 'test-fixtures', step: step('resetFixtures', { phase: 'end', input }) };
}
