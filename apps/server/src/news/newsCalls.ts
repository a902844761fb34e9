import { sortedPage } from '../http/sortedPage';
import { deleteNews, getNews, listNews, saveNews } from '@college/api-client/contract';
import { newsFields, newsSort, pageSizes, wireNamesOf } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { notFound } from '../http/refusal';
import { successMessages } from '../http/successMessages';
import { newsMessages } from './messages';
import { listNewsRows, newsRows } from './newsRepository';
import { deleteNewsItem, presentNews, saveNewsItem } from './saveNews';

/** The calls about news (decision 129): everybody of the college reads them, its managers write them. */
export const newsCalls: readonly MountedCall[] = [
  handle(listNews, async ({ db, query: { pageNum = 1, pageSize = pageSizes.news, sort, keyword = '' }, caller, language }) => ({
    pageInfo: await sortedPage({ sort, pageNum, pageSize }, newsSort, language, async (page) => {
      const { rows, total } = await listNewsRows(db, caller.collegeId, { ...page, keyword });
      return { list: rows.map(presentNews), total };
    }),
  })),
  handle(getNews, async ({ db, query, caller }) => {
    const row = await newsRows.find(db, { collegeId: caller.collegeId, id: query.id });
    if (!row) throw notFound(newsMessages.missing);
    return presentNews(row);
  }),
  handle(saveNews, ({ db, body, caller, now }) => saveNewsItem(db, body, { caller, now }), {
    success: successMessages.saved,
    fieldNames: wireNamesOf(newsFields),
  }),
  handle(deleteNews, ({ db, body, caller, now }) => deleteNewsItem(db, body, { caller, now }), { success: successMessages.deleted }),
];
