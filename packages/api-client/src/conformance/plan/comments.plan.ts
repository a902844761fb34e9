import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';

const firstPage = { pageNum: 1, pageSize: 20 };

async function ownThread(world: World, ask: Ask) {
  const { id, majorId } = world.need('ownThread');
  const { pageInfo } = await ask.data('listComments', { query: { majorId, ...firstPage } });
  return pageInfo.list.find((thread) => thread.id === id);
}

/** Discussions about a major of the suite's own. */
export const commentsPlan = [
  step('startThread', {
    phase: 'copy',
    makes: ['ownThread'],
    input: (world) => ({ body: { majorId: world.need('ownMajorId'), place: 'major', text: world.named('comment'), mentions: [] } }),
    keep: ({ input: { body }, answer: { id, comments }, world }) => {
      const [comment] = comments;
      if (!comment) return;
      const { majorId } = body;
      world.keep('ownThread', { id, majorId, commentId: comment.id });
      const remove = async (ask: Ask) => {
        const { pageInfo } = await ask.data('listComments', { query: { majorId, ...firstPage } });
        const left = pageInfo.list.flatMap((thread) => (thread.id === id ? thread.comments : [])).filter(({ isRemoved }) => !isRemoved);
        for (const one of left) await ask.data('removeComment', { body: { majorId, id: one.id, version: one.version } });
      };
      world.cleanUp.addOther({ kind: 'comment', id, name: body.text, call: 'removeComment', remove });
    },
    rules: [
      {
        says: rules.isListed,
        fault: async ({ input, ask, world }) => {
          const thread = await ownThread(world, ask);
          return thread?.here === 'major' && thread.comments[0]?.text === input.body.text ? undefined : excerpt(thread ?? null);
        },
      },
      {
        says: rules.blankIsRefused,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('startThread', { body: { ...input.body, text: ' ' } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
  step('listComments', {
    phase: 'copy',
    input: (world) => ({ query: { majorId: world.need('ownThread').majorId, ...firstPage } }),
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer, world }) =>
          answer.pageInfo.list.some(({ id }) => id === world.need('ownThread').id) && answer.open > 0 ? undefined : excerpt(answer),
      },
    ],
  }),
  step('getCommentMarks', {
    phase: 'copy',
    input: (world) => ({ query: { majorId: world.need('ownThread').majorId } }),
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer }) => (answer.some(({ here, open }) => here === 'major' && open > 0) ? undefined : excerpt(answer)),
      },
    ],
  }),
  step('listMentionable', { phase: 'copy', input: (world) => ({ query: { majorId: world.need('ownThread').majorId } }) }),
  step('replyToThread', {
    phase: 'copy',
    input: (world) => {
      const { id, majorId } = world.need('ownThread');
      return { body: { majorId, threadId: id, text: world.named('reply'), mentions: [] } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask, world }) => {
          const thread = await ownThread(world, ask);
          return thread?.comments.at(-1)?.text === input.body.text ? undefined : excerpt(thread ?? null);
        },
      },
    ],
  }),
  step('editComment', {
    phase: 'copy',
    input: async (world, ask) => {
      const { majorId, commentId: id } = world.need('ownThread');
      const thread = await ownThread(world, ask);
      const version = thread?.comments.find((one) => one.id === id)?.version ?? 0;
      return { body: { majorId, id, version, text: world.named('edited'), mentions: [] } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask, world }) => {
          const thread = await ownThread(world, ask);
          return thread?.comments[0]?.text === input.body.text ? undefined : excerpt(thread ?? null);
        },
      },
    ],
    outdated: ({ input }) => input,
  }),
  step('resolveThread', {
    phase: 'copy',
    input: async (world, ask) => {
      const { id, majorId } = world.need('ownThread');
      return { body: { majorId, threadId: id, isResolved: true, version: (await ownThread(world, ask))?.version ?? 0 } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ ask, world }) => {
          const thread = await ownThread(world, ask);
          return thread?.isResolved ? undefined : excerpt(thread ?? null);
        },
      },
    ],
    outdated: ({ input }) => input,
  }),
  step('removeComment', {
    phase: 'copy',
    input: async (world, ask) => {
      const { majorId, commentId: id } = world.need('ownThread');
      const thread = await ownThread(world, ask);
      return { body: { majorId, id, version: thread?.comments.find((one) => one.id === id)?.version ?? 0 } };
    },
    rules: [
      {
        says: rules.isGone,
        fault: async ({ ask, world }) => {
          const thread = await ownThread(world, ask);
          const [first] = thread?.comments ?? [];
          return first?.isRemoved && first.text === '' ? undefined : excerpt(thread ?? null);
        },
      },
    ],
  }),
];
