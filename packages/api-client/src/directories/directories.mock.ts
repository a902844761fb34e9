import { qualificationSort } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { holds, searchPageOf, sortedPageOf } from '../mock-api/paging';

export const directoryMocks = {
  listQualifications: ({ body: { name, ...page }, state, language }) =>
    sortedPageOf(
      state.qualifications.filter((row) => holds(name, row.name)),
      page,
      qualificationSort,
      language,
    ).pageInfo,

  searchQualifications: ({ body, state }) =>
    searchPageOf(
      state.qualifications.filter((row) => holds(body.keyword, row.name, row.department, row.typeName)),
      body,
    ),
} satisfies Partial<MockHandlers>;
