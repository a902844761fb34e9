import { allEndpoints, type EndpointName } from '../contract';
import type { Client } from '../core/client';

const written = { text: '「比较改进方案」与 G5 重复，建议并入。', mentions: [] };
const place = 'course:1004';

/** Inputs of the calls about comments; a discussion that one is about is begun before the call is made, and gets the first numbers. */
export const commentInputs = {
  listComments: { query: { majorId: 1001, pageNum: 1, pageSize: 20 } },
  getCommentMarks: { query: { majorId: 1001 } },
  listMentionable: { query: { majorId: 1001, keyword: '李' } },
  startThread: { body: { majorId: 1001, place, ...written } },
  replyToThread: { body: { majorId: 1001, threadId: 5001, ...written } },
  editComment: { body: { majorId: 1001, id: 5002, version: 1, ...written } },
  removeComment: { body: { majorId: 1001, id: 5002, version: 1 } },
  resolveThread: { body: { majorId: 1001, threadId: 5001, isResolved: true, version: 1 } },
};

const begun = async (client: Client) => void (await client.call(allEndpoints.startThread, commentInputs.startThread));
/** A discussion of which something remains when its first comment is removed. */
const answered = async (client: Client) => {
  await begun(client);
  await client.call(allEndpoints.replyToThread, commentInputs.replyToThread);
};

/** What must have happened before some of the calls about comments. */
export const prepareComments: Partial<Record<EndpointName, (client: Client) => Promise<void>>> = {
  replyToThread: begun,
  editComment: begun,
  removeComment: answered,
  resolveThread: begun,
};
