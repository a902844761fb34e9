import { isDemoEmail, may, mayAnywhere, replyCodes, type Act, type Actor, type Bilingual, type Chain } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { Endpoint, SubjectKind } from '../core/endpoint';
import type { MockState } from './mockState';
import { homeCourseOf, homeOf, majorOf } from '../editions/rows/lineage';
import { whyLocked } from '../proposals/mockProposals';
import { MockRefusal } from './MockRefusal';
import { found, refusals } from './refusals';

/** A record with everything above it, for the question who may touch it; of a record of a draft what is above the home major, so that rights are those of the current edition. */
export function chainOf(state: MockState, kind: SubjectKind, id: number): Chain {
  switch (kind) {
    case 'college':
      return { collegeId: found(state.colleges.find((college) => college.id === id)).id };
    case 'department': {
      const { collegeId } = found(state.departments.find((department) => department.id === id));
      return { collegeId, departmentId: id };
    }
    case 'major': {
      const majorId = homeOf(state, majorOf(state, id).id);
      const { departmentId } = found(state.majors.find((major) => major.id === majorId));
      return { ...chainOf(state, 'department', departmentId), majorId, ...(whyLocked(state, id) && { isLocked: true }) };
    }
    case 'course': {
      const unit = found(state.courseUnits.find((one) => one.id === id));
      const courseId = homeCourseOf(state, unit);
      const managers = state.courseManagers.filter((row) => row.courseId === courseId).map(({ userId }) => userId);
      return {
        ...chainOf(state, 'major', unit.majorId),
        ...(whyLocked(state, unit.majorId, id) && { isLocked: true }),
        courseId,
        managers,
      };
    }
    case 'project': {
      const unit = found(state.courseUnits.find(({ courseMatrixVOS }) => courseMatrixVOS.some((row) => row.id === id)));
      return chainOf(state, 'course', unit.id);
    }
    case 'goal':
      return chainOf(state, 'course', found(state.goals.find((goal) => goal.id === id)).courseId);
    case 'edition':
      return chainOf(state, 'major', found(state.editions.find((edition) => edition.id === id)).homeMajorId);
    case 'receipt':
      return chainOf(state, 'major', found(state.editionReceipts.find((receipt) => receipt.id === id)).homeMajorId);
    case 'proposal':
      return chainOf(state, 'major', found(state.proposals.find((proposal) => proposal.id === id)).homeMajorId);
    case 'user':
      return { collegeId: found(state.users.find((user) => user.id === id)).collegeId };
  }
}

function subjectId({ subject }: Endpoint, query: unknown, body: unknown): number | undefined {
  if (!subject) return undefined;
  const start: unknown = subject.in === 'query' ? query : body;
  const value = subject.name.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], start);
  return typeof value === 'number' ? value : undefined;
}

/** Why a record of a draft is not written now. */
function lockOfRecord(state: MockState, kind: SubjectKind, id: number): Bilingual | undefined {
  if (kind === 'major') return whyLocked(state, id);
  const courseId =
    kind === 'goal'
      ? state.goals.find((goal) => goal.id === id)?.courseId
      : kind === 'project'
        ? state.courseUnits.find(({ courseMatrixVOS }) => courseMatrixVOS.some((row) => row.id === id))?.id
        : id;
  const unit = state.courseUnits.find((one) => one.id === courseId);
  return unit && whyLocked(state, unit.majorId, unit.id);
}

/** A user as somebody whose rights are asked about. */
export function actorOf(user: SampleUser): Actor {
  const { id, collegeId, permissionId, relativeId, email } = user;
  return { id, collegeId, permissionId, relativeId, isDemo: isDemoEmail(email) };
}

/** Throws the refusal when the person may not make this call. */
export function authorise(state: MockState, endpoint: Endpoint, user: SampleUser, query: unknown, body: unknown): void {
  const { auth, subject } = endpoint;
  const actor = actorOf(user);
  if (actor.isDemo && !endpoint.demo) throw refusals.noRight();
  if (auth === 'public' || auth === 'signedIn') return;
  if (!mayAnywhere(actor, auth)) throw refusals.noRight();
  const id = subjectId(endpoint, query, body);
  // People belong to a college alone, so a manager of any level reaches them; the handler looks closer.
  if (!subject || subject.kind === 'user' || id === undefined) return;
  // The demo account finds no draft.
  if (actor.isDemo && isOfDraft(state, subject.kind, id)) throw refusals.notFound();
  authoriseRecord(state, user, auth, { kind: subject.kind, id });
}

/** Throws the refusal when the person may not do this with a record; where only a lock prevents it, the refusal says so. */
export function authoriseRecord(state: MockState, user: SampleUser, auth: Act, { kind, id }: { kind: SubjectKind; id: number }): void {
  const actor = actorOf(user);
  const chain = chainOf(state, kind, id);
  if (may(actor, auth, chain)) return;
  const lock = chain.isLocked && may(actor, auth, { ...chain, isLocked: false }) ? lockOfRecord(state, kind, id) : undefined;
  throw lock ? new MockRefusal(replyCodes.validation, lock) : refusals.noRight();
}

function isOfDraft(state: MockState, kind: SubjectKind, id: number): boolean {
  switch (kind) {
    case 'edition':
    case 'receipt':
    case 'proposal':
      return true;
    case 'major':
      return homeOf(state, id) !== id;
    case 'course':
      return isOfDraft(state, 'major', found(state.courseUnits.find((unit) => unit.id === id)).majorId);
    case 'project': {
      const unit = state.courseUnits.find(({ courseMatrixVOS }) => courseMatrixVOS.some((row) => row.id === id));
      return isOfDraft(state, 'course', found(unit).id);
    }
    case 'goal':
      return isOfDraft(state, 'course', found(state.goals.find((goal) => goal.id === id)).courseId);
    default:
      return false;
  }
}
