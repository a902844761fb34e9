/** Longest texts by the kind of field. */
export const textLimits = { title: 200, keyword: 200, line: 500, paragraph: 4000, article: 20_000 } as const;
