import type { MockHandlers } from '../mock-api/mockHandler';
import { holds, pageOf, searchPageOf } from '../mock-api/paging';

export const directoryMocks = {
  listQualifications: ({ body: { name, ...page }, state }) =>
    pageOf(
      state.qualifications.filter((row) => holds(name, row.name)),
      page,
    ).pageInfo,

  searchQualifications: ({ body, state }) =>
    searchPageOf(
      state.qualifications.filter((row) => holds(body.keyword, row.name, row.department, row.typeName)),
      body,
    ),
} satisfies Partial<MockHandlers>;
