import * as contract from '@college/api-client/contract';
import { raced } from './courseActs.test-data';
import type { RaceAct, RaceActs, Read } from './raceAct.test-data';

const { courseId, majorId } = raced;

async function someThread(read: Read) {
  const { pageInfo } = await read(contract.listComments, { query: { majorId, pageNum: 1, pageSize: 20 } });
  return pageInfo.list[0]!;
}

/** A discussion with an answer, of which something remains when its first comment is removed. */
export const begunThread: readonly [contract.Endpoint, RaceAct][] = [
  [
    contract.startThread,
    { does: 'begins a thread', request: async () => ({ body: { majorId, place: `course:${courseId}`, text: '学时偏少' } }) },
  ],
  [
    contract.replyToThread,
    { does: 'answers', request: async (read) => ({ body: { majorId, threadId: (await someThread(read)).id, text: '同意' } }) },
  ],
];

export const commentActs = {
  startThread: { overwritesNothing: 'adds a thread' },
  replyToThread: { overwritesNothing: 'adds a comment' },
  editComment: [
    {
      does: 'changes the text',
      request: async (read) => {
        const { id, version } = (await someThread(read)).comments[0]!;
        return { body: { majorId, id, version, text: '学时偏多' } };
      },
    },
  ],
  removeComment: [
    {
      does: 'removes the first comment',
      request: async (read) => {
        const { id, version } = (await someThread(read)).comments[0]!;
        return { body: { majorId, id, version } };
      },
    },
  ],
  resolveThread: [
    {
      does: 'resolves a thread',
      request: async (read) => {
        const { id, version } = await someThread(read);
        return { body: { majorId, threadId: id, isResolved: true, version } };
      },
    },
  ],
} satisfies Partial<RaceActs>;
