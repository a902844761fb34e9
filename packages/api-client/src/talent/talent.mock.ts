import { changedMeanwhile, type Language, talentReportSort, textOf } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { holds, sortedPageOf } from '../mock-api/paging';
import { checkVersion, found, refusals } from '../mock-api/refusals';

type Stored = MockState['talentReports'][number];

function withMajor(state: MockState, report: Stored, language: Language): Stored {
  const major = state.majors.find(({ id }) => id === report.majorId);
  return { ...report, majorName: major && textOf(major, 'name', language) };
}

export const talentMocks = {
  listTalentReports({ body, state, language }) {
    const held = state.talentReports.filter((report) => holds(body.name, report.name, report.department));
    const { list, total } = sortedPageOf(
      held.toSorted((left, right) => right.id - left.id),
      body,
      talentReportSort,
      language,
    ).pageInfo;
    return { list: list.map((report) => ({ ...withMajor(state, report, language), picUrl: '' })), total };
  },

  getTalentReport: ({ query, state, language }) => withMajor(state, found(state.talentReports.find(({ id }) => id === query.id)), language),

  saveTalentReport({ body, state, language }) {
    const stored = body.id === 0 ? undefined : found(state.talentReports.find(({ id }) => id === body.id));
    if (stored) checkVersion(body.version, stored, changedMeanwhile.report, withMajor(state, stored, language));
    if (!state.majors.some(({ id }) => id === body.majorId)) throw refusals.invalid('majorId', String(body.majorId));
    const report = { ...body, id: stored?.id ?? state.nextId(), updateTime: state.now(), version: (stored?.version ?? 0) + 1 };
    if (stored) Object.assign(stored, report);
    else state.talentReports.push(report);
    return { id: report.id, version: report.version, record: withMajor(state, report, language) };
  },

  deleteTalentReport({ query, state, user }) {
    const row = found(state.talentReports.find(({ id }) => id === query.id));
    checkVersion(query.version, row, changedMeanwhile.deletion);
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
