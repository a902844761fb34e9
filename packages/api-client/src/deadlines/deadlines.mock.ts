import {
  boardRows,
  campusDay,
  changedMeanwhile,
  deadlinesFault,
  progressReport,
  replyCodes,
  type BoardFilter,
} from '@college/curriculum-model';
import { workbook } from '../mock-api/files';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import { checkVersion } from '../mock-api/refusals';
import { boardFor, checkedNow, planOf } from './board.mock';

export const deadlineMocks = {
  getDeadlines: ({ state, user }) => planOf(state, user.collegeId),

  saveDeadlines({ body: { deadlines, reminders, version }, state, user: { collegeId } }) {
    const stored = planOf(state, collegeId);
    checkVersion(version, stored, changedMeanwhile.deadlines, stored);
    const departmentIds = state.departments.filter((one) => one.collegeId === collegeId).map(({ id }) => id);
    const majorIds = new Set(state.majors.filter(({ departmentId }) => departmentIds.includes(departmentId)).map(({ id }) => id));
    const fault = deadlinesFault({ deadlines }, { stored, today: campusDay(new Date(state.now())), majorIds });
    if (fault) throw new MockRefusal(replyCodes.validation, fault.sentence, { field: `deadlines.${fault.key}.${fault.field}` });
    const trimmed = deadlines.map((one) => ({ ...one, name: one.name.trim() }));
    const saved = { deadlines: trimmed, reminders, version: stored.version + 1 };
    state.deadlines.set(collegeId, saved);
    return saved;
  },

  getProgressBoard: (reader) => boardFor(reader),

  exportProgress({ query: { keyword, departmentId, part, pressing }, ...reader }) {
    const filter: BoardFilter = {
      ...(keyword && { keyword }),
      ...(departmentId && { departmentId }),
      ...(part && { part }),
      isPressing: pressing === 1,
    };
    const { majors, courses } = progressReport(boardRows(boardFor(reader), filter), reader.language);
    return workbook('progress.xlsx', [majors.columns, ...majors.rows], [courses.columns, ...courses.rows]);
  },

  checkMajor: ({ query: { majorId }, ...reader }) => checkedNow(reader, majorId),
} satisfies Partial<MockHandlers>;
