import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { holds, pageOf } from '../mock-api/paging';
import { checkVersion, found, refusals } from '../mock-api/refusals';

type Stored = MockState['talentReports'][number];

function withMajor(state: MockState, report: Stored): Stored {
  return { ...report, majorName: state.majors.find(({ id }) => id === report.majorId)?.name };
}

export const talentMocks = {
  listTalentReports({ body, state }) {
    const held = state.talentReports.filter((report) => holds(body.name, report.name, report.department));
    const { list, total } = pageOf(
      held.toSorted((left, right) => right.id - left.id),
      body,
    ).pageInfo;
    return { list: list.map((report) => ({ ...withMajor(state, report), picUrl: '' })), total };
  },

  getTalentReport: ({ query, state }) => withMajor(state, found(state.talentReports.find(({ id }) => id === query.id))),

  saveTalentReport({ body, state }) {
    const stored = body.id === 0 ? undefined : found(state.talentReports.find(({ id }) => id === body.id));
    if (stored) checkVersion(body.version, stored, withMajor(state, stored));
    if (!state.majors.some(({ id }) => id === body.majorId)) throw refusals.invalid('majorId', String(body.majorId));
    const report = { ...body, id: stored?.id ?? state.nextId(), updateTime: state.now(), version: (stored?.version ?? 0) + 1 };
    if (stored) Object.assign(stored, report);
    else state.talentReports.push(report);
    return { id: report.id, version: report.version };
  },

  deleteTalentReport({ query, state, user }) {
    const row = found(state.talentReports.find(({ id }) => id === query.id));
    state.talentReports = state.talentReports.filter(({ id }) => id !== query.id);
    state.deletedRecords.push({
      kind: 'talentReport',
      id: row.id,
      name: row.name,
      time: state.now(),
      userId: user.id,
      putBack() {
        state.talentReports.push({ ...row, version: (row.version ?? 0) + 1 });
      },
    });
    return true;
  },
} satisfies Partial<MockHandlers>;
