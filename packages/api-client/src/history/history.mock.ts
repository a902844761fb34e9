import {
  changedFields,
  changedMeanwhile,
  deletionRefusals,
  type HistoryEntry,
  isHistoryKind,
  isTrashKind,
  type Language,
  maxChangesShown,
  may,
  replyCodes,
  textOf,
  type TrashEntry,
  trashSort,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { homeOf } from '../editions/rows/lineage';
import { type MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { DeletedCourse, DeletedRecord } from '../mock-api/mockRecords';
import type { MockState, StoredChange } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { pageOf, sortedPageOf } from '../mock-api/paging';
import { found, refusals } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';
import { trashDaysOf } from '../retention/retention.mock';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Writes down a change. */
export function note(
  state: MockState,
  user: SampleUser,
  change: Pick<StoredChange, 'kind' | 'recordId' | 'action' | 'before' | 'after'>,
): void {
  state.history.unshift({ id: state.nextId(), userId: user.id, time: state.now(), ...change });
}

function present(state: MockState, change: StoredChange, latestId: number | undefined, language: Language): HistoryEntry {
  const { before, after, receiptId, ...entry } = change;
  const receipt = receiptId === undefined ? undefined : receiptOf(state, receiptId, language);
  const changes = isHistoryKind(entry.kind) ? changedFields(entry.kind, before, after, { language }) : [];
  return {
    ...entry,
    userName: personName(state, entry.userId, language),
    part: '',
    changes: changes.slice(0, maxChangesShown),
    changeCount: changes.length,
    isLatest: entry.id === latestId,
    canRestore: before !== null && changes.length > 0,
    ...(receipt && { receipt }),
  };
}

function receiptOf({ editionReceipts, editions }: MockState, id: number, language: Language): HistoryEntry['receipt'] {
  const { act, editionId, homeMajorId, fix } = found(editionReceipts.find((receipt) => receipt.id === id));
  const editionName = editions.find((edition) => edition.id === editionId)?.name ?? '';
  return { id, act, homeMajorId, editionName, ...(fix && { fixName: fix[language] }) };
}

/** The record that a change was made to; the mock brings back courses and their reports. */
function recordOf(state: MockState, { kind, recordId }: StoredChange): { version?: number } | undefined {
  if (kind === 'report') return state.additionalInfos.find(({ courseUnitId }) => courseUnitId === recordId);
  return kind === 'course' ? state.courseUnits.find(({ id }) => id === recordId) : undefined;
}

function expiryOf(time: string, days: number): string {
  return new Date(Date.parse(time) + days * dayMilliseconds).toISOString();
}

/** By whom a record was deleted, how many days it stays, and in which language it is listed. */
interface Shown {
  deletedBy: string;
  days: number;
  language: Language;
}

function courseEntry({ majors }: MockState, { course, time }: DeletedCourse, { deletedBy, days, language }: Shown): TrashEntry {
  const major = majors.find(({ id }) => id === course.majorId);
  const majorName = major ? textOf(major, 'name', language) : '';
  const { id, majorId } = course;
  const name = textOf(course, 'name', language);
  return { kind: 'course', id, name, majorId, majorName, deletedTime: time, deletedBy, expires: expiryOf(time, days) };
}

function recordEntry({ majors }: MockState, record: DeletedRecord, { deletedBy, days, language }: Shown): TrashEntry {
  const { kind, id, name, time, majorId = null } = record;
  const major = majors.find((one) => one.id === majorId);
  return {
    kind,
    id,
    name,
    majorId,
    majorName: major ? textOf(major, 'name', language) : '',
    deletedTime: time,
    deletedBy,
    expires: expiryOf(time, days),
  };
}

/** Drafts come back through those who manage their major, majors through those of their department, what belongs to the college through those who manage it. */
function mayRestore(state: MockState, user: SampleUser, { majorId, departmentId }: DeletedRecord): boolean {
  if (departmentId !== undefined)
    return hasDepartment(state, departmentId) && may(actorOf(user), 'manage', chainOf(state, 'department', departmentId));
  if (majorId === undefined) return may(user, 'collegeManage', user);
  return state.majors.some(({ id }) => id === majorId) && may(actorOf(user), 'manage', chainOf(state, 'major', majorId));
}

function hasDepartment({ departments }: MockState, departmentId: number): boolean {
  return departments.some(({ id }) => id === departmentId);
}

export const historyMocks = {
  listHistory({ query: { kind, recordId, userId, ...page }, state, language }) {
    const all = state.history.filter((entry) => entry.kind === kind && entry.recordId === recordId);
    const { pageInfo } = pageOf(
      all.filter((entry) => userId === undefined || entry.userId === userId),
      page,
    );
    const people = new Set(all.flatMap((entry) => (entry.userId === null ? [] : [entry.userId])));
    return {
      pageInfo: { ...pageInfo, list: pageInfo.list.map((change) => present(state, change, all[0]?.id, language)) },
      people: [...people].map((id) => ({ id, name: personName(state, id, language) })),
    };
  },

  restoreHistory({ body: { id, latestId }, state, user }) {
    const entry = found(state.history.find((one) => one.id === id));
    const target = found(recordOf(state, entry));
    const latest = state.history.find((one) => one.kind === entry.kind && one.recordId === entry.recordId);
    if (latestId !== undefined && latest && latest.id > latestId) {
      throw new MockRefusal(replyCodes.conflict, changedMeanwhile.history, { latestId: latest.id });
    }
    const before = structuredClone(target);
    Object.assign(target, structuredClone(entry.before), { version: (target.version ?? 0) + 1 });
    if (entry.kind === 'course') Object.assign(target, { updateTime: state.now(), initing: false });
    note(state, user, { kind: entry.kind, recordId: entry.recordId, action: 'restore', before, after: structuredClone(target) });
    return { leftOut: [] };
  },

  listTrash({ query, state, user, language }) {
    const days = trashDaysOf(state, user.collegeId);
    const shown = ({ userId: id }: { userId: number }) => ({ deletedBy: personName(state, id, language), days, language });
    const trashed = [
      ...state.deletedRecords.filter((entry) => mayRestore(state, user, entry)).map((entry) => recordEntry(state, entry, shown(entry))),
      ...state.deletedCourses
        .filter(({ course }) => homeOf(state, course.majorId) === course.majorId)
        .map((entry) => courseEntry(state, entry, shown(entry))),
    ];
    return sortedPageOf(
      trashed.toReversed().toSorted((left, right) => Date.parse(right.deletedTime) - Date.parse(left.deletedTime)),
      query,
      trashSort,
      language,
    );
  },

  restoreTrash({ body: { kind, id }, state, user }) {
    if (!isTrashKind(kind)) throw refusals.invalid('kind', kind);
    if (kind !== 'course') {
      if (kind !== 'edition' && kind !== 'major' && !may(user, 'collegeManage', user)) throw refusals.noRight();
      const record = found(state.deletedRecords.find((one) => one.kind === kind && one.id === id));
      const { departmentId } = record;
      if (departmentId !== undefined && !hasDepartment(state, departmentId))
        throw new MockRefusal(replyCodes.validation, deletionRefusals.departmentGone);
      if (!mayRestore(state, user, record)) throw refusals.noRight();
      record.putBack();
      state.deletedRecords = state.deletedRecords.filter((one) => one !== record);
      return { leftOut: [] };
    }
    const entry = found(state.deletedCourses.find(({ course }) => course.id === id));
    state.deletedCourses = state.deletedCourses.filter((one) => one !== entry);
    state.courseUnits.push(entry.course);
    note(state, user, { kind, recordId: id, action: 'restore', before: null, after: entry.course });
    return { leftOut: [] };
  },
} satisfies Partial<MockHandlers>;
