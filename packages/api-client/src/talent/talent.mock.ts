import type { MockHandlers } from '../mock-api/mockHandler';
import { pageOf } from '../mock-api/paging';
import { checkVersion, found } from '../mock-api/refusals';

export const talentMocks = {
  listTalentReports: ({ body, state }) => pageOf(state.talentReports, body).pageInfo,
  getTalentReport: ({ query, state }) => found(state.talentReports.find(({ id }) => id === query.id)),

  saveTalentReport({ body, state }) {
    const stored = body.id === 0 ? undefined : found(state.talentReports.find(({ id }) => id === body.id));
    if (stored) checkVersion(body.version, stored);
    const report = { ...body, id: stored?.id ?? state.nextId(), version: (stored?.version ?? 0) + 1 };
    if (stored) Object.assign(stored, report);
    else state.talentReports.push(report);
    return { id: report.id };
  },
} satisfies Partial<MockHandlers>;
