import { changedMeanwhile, newsSort } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { byTime, holds, sortedPageOf } from '../mock-api/paging';
import { checkVersion, found } from '../mock-api/refusals';

export const newsMocks = {
  listNews: ({ query, state, language }) =>
    sortedPageOf(
      state.news
        .filter(({ title, content }) => holds(query.keyword, title, content))
        .toSorted((left, right) => byTime(0, left.createTime, right.createTime) || right.id - left.id),
      query,
      newsSort,
      language,
    ),

  getNews: ({ query, state }) => found(state.news.find(({ id }) => id === query.id)),

  saveNews({ body, state }) {
    const stored = body.id === 0 ? undefined : found(state.news.find(({ id }) => id === body.id));
    if (stored) checkVersion(body.version, stored, changedMeanwhile.newsItem);
    const createTime = stored?.createTime ?? state.now();
    const item = { ...body, id: stored?.id ?? state.nextId(), createTime, version: (stored?.version ?? 0) + 1 };
    if (stored) Object.assign(stored, item);
    else state.news.push(item);
    return { id: item.id, version: item.version, record: item };
  },

  deleteNews({ body, state, user }) {
    const row = found(state.news.find(({ id }) => id === body.id));
    checkVersion(body.version, row, changedMeanwhile.deletion);
    state.news = state.news.filter(({ id }) => id !== body.id);
    state.deletedRecords.push({
      kind: 'news',
      id: row.id,
      name: row.title,
      time: state.now(),
      userId: user.id,
      putBack() {
        state.news.push({ ...row, version: (row.version ?? 0) + 1 });
      },
    });
    return true;
  },
} satisfies Partial<MockHandlers>;
