import { outlineFields } from '@college/curriculum-model';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import { answersRecord } from './answersRecord';
import { textsReadBack } from './textsReadBack';

const page = { pageNum: 1, pageSize: 10 };
/** The texts of an outline, but for its title. */
export const outlineTexts = {
  otherNames: '',
  category: 'category',
  author: 'author',
  writtenOn: '2026-03-04',
  introduction: '',
  chapters: 'chapter 4\n- point: description\nK knowledge',
  goals: 'goal',
};

/** Sample outlines of courses. */
export const outlinePlan = [
  step('listOutlines', {
    phase: 'find',
    makes: ['outlineId'],
    input: () => ({ query: page }),
    keep: ({ answer, world }) => world.keep('outlineId', answer.pageInfo.list[0]?.id),
  }),
  step('getOutline', { phase: 'read', input: (world) => ({ query: { id: world.peek('outlineId') ?? world.need('ownOutlineId') } }) }),
  step('saveOutline', {
    phase: 'make',
    makes: ['ownOutlineId'],
    input: (world) => ({ body: { id: 0, title: world.named('outline'), ...outlineTexts } }),
    keep: ({ answer, world }) => {
      world.cleanUp.add('outline', answer.id, world.named('outline'));
      world.keep('ownOutlineId', answer.id);
    },
    rules: [
      answersRecord((ask, id) => ask.data('getOutline', { query: { id } })),
      {
        says: rules.readsBack,
        fault: async ({ input, answer, ask }) =>
          textsReadBack(outlineFields, input.body, await ask.data('getOutline', { query: { id: answer.id } })),
      },
      {
        says: rules.isFound,
        fault: async ({ answer, ask, world }) => {
          const { pageInfo } = await ask.data('listOutlines', { query: { ...page, keyword: world.stamp } });
          return pageInfo.list.some(({ id }) => id === answer.id) ? undefined : excerpt(pageInfo.list);
        },
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      const body = { ...input.body, id: answer.id, version: answer.version };
      await ask.data('saveOutline', { body: { ...body, goals: 'changed' } });
      return { body: { ...body, goals: 'changed by somebody else' } };
    },
  }),
  step('switchOutline', {
    phase: 'make',
    input: async (world, ask) => {
      const id = world.need('ownOutlineId');
      return { body: { id, isOff: true, version: (await ask.data('getOutline', { query: { id } })).version } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const { isOff } = await ask.data('getOutline', { query: { id: input.body.id } });
          return isOff ? undefined : `isOff ${isOff}`;
        },
      },
    ],
  }),
  step('exportOutlines', { phase: 'read', input: () => ({}) }),
  step('importOutlines', {
    phase: 'make',
    // What is there already is left out, so nothing has to be deleted afterwards.
    input: async (world, ask) => {
      const { title } = await ask.data('getOutline', { query: { id: world.need('ownOutlineId') } });
      return { body: { outlines: [{ title, ...outlineTexts }] } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ answer }) => (answer.added === 0 && answer.known.length === 1 ? undefined : excerpt(answer)),
      },
    ],
  }),
  step('deleteOutline', {
    phase: 'remove',
    input: async (world, ask) => {
      const id = world.need('ownOutlineId');
      return { body: { id, version: (await ask.data('getOutline', { query: { id } })).version } };
    },
    keep: ({ input, world }) => world.cleanUp.drop('outline', input.body.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('getOutline', { query: { id: input.body.id } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];
