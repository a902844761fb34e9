import { bandOf, isDemoEmail, may, type Chain } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { Endpoint, SubjectKind } from '../core/endpoint';
import type { MockState } from './mockState';
import { found, refusals } from './refusals';

/** A record with everything above it, for the question who may touch it. */
export function chainOf(state: MockState, kind: SubjectKind, id: number): Chain {
  switch (kind) {
    case 'college':
      return { collegeId: found(state.colleges.find((college) => college.id === id)).id };
    case 'department': {
      const { collegeId } = found(state.departments.find((department) => department.id === id));
      return { collegeId, departmentId: id };
    }
    case 'major': {
      const { departmentId } = found(state.majors.find((major) => major.id === id));
      return { ...chainOf(state, 'department', departmentId), majorId: id };
    }
    case 'course': {
      const { majorId } = found(state.courseUnits.find((unit) => unit.id === id));
      const managers = state.courseManagers.filter(({ courseId }) => courseId === id).map(({ userId }) => userId);
      return { ...chainOf(state, 'major', majorId), courseId: id, managers };
    }
    case 'project': {
      const unit = found(state.courseUnits.find(({ courseMatrixVOS }) => courseMatrixVOS.some((row) => row.id === id)));
      return chainOf(state, 'course', unit.id);
    }
    case 'goal':
      return chainOf(state, 'course', found(state.goals.find((goal) => goal.id === id)).courseId);
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

/** Throws the refusal when the person may not make this call. */
export function authorise(state: MockState, endpoint: Endpoint, user: SampleUser, query: unknown, body: unknown): void {
  const { auth } = endpoint;
  if (isDemoEmail(user.email) && !endpoint.demo) throw refusals.noRight();
  if (auth === 'public' || auth === 'signedIn') return;
  const id = subjectId(endpoint, query, body);
  const subject = endpoint.subject;
  if (subject && id !== undefined) {
    // People belong to a college alone, so a manager of any level reaches them; the handler looks closer.
    const isAllowed = subject.kind === 'user' ? bandOf(user.permissionId).manage : may(user, auth, chainOf(state, subject.kind, id));
    if (!isAllowed) throw refusals.noRight();
    return;
  }
  const band = bandOf(user.permissionId);
  const isAllowed = {
    read: band.read,
    modify: band.modify,
    create: band.modify && band.level !== 'course',
    manage: band.manage,
    collegeManage: band.manage && band.level === 'college',
  }[auth];
  if (!isAllowed) throw refusals.noRight();
}
