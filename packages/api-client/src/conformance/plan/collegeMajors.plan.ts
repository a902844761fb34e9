import { collegeMajorFields, eachOf, namesWhere } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { answersRecord } from './answersRecord';
import { firstLeaf } from './firstLeaf';
import { textsReadBack } from './textsReadBack';

const page = { pageNum: 1, pageSize: 20 };
const search = { pageNo: 1, pageSize: 20 };

async function aCollegeMajor(world: World, ask: Ask) {
  const typeId = firstLeaf(await ask.data('listProfessionTypes', {}), 'ownCollegeMajorId');
  const course = firstLeaf(await ask.data('listProfessionSystem', {}), 'ownCollegeMajorId');
  const texts = eachOf(namesWhere(collegeMajorFields, { kind: 'text' }), (name): string => name);
  return {
    id: 0,
    typeId,
    standardId: null,
    academicYearsId: null,
    score: 160,
    academicSystem: JSON.stringify([{ courseIds: [course], score: 160 }]),
    relates: '[]',
    ...texts,
    name: world.named('college major'),
    code: '',
  };
}

/** The majors of the college as the catalogue lists them. */
export const collegeMajorsPlan = [
  step('listProfessionTypes', { phase: 'find', input: () => ({}) }),
  step('listProfessionStandards', { phase: 'find', input: () => ({}) }),
  step('listProfessionYears', { phase: 'find', input: () => ({}) }),
  step('listProfessionSystem', { phase: 'find', input: () => ({}) }),
  step('listStandardsCatalogue', { phase: 'read', input: () => ({}) }),
  step('listCollegeMajors', {
    phase: 'find',
    makes: ['collegeMajorId'],
    input: () => ({ body: { ...page, orderMap: { create_time: 0 as const } } }),
    keep: ({ answer, world }) => world.keep('collegeMajorId', answer.pageInfo.list[0]?.id),
  }),
  step('searchCollegeMajors', { phase: 'read', input: () => ({ body: { ...search, keyword: '' } }) }),
  step('getCollegeMajor', {
    phase: 'read',
    wants: ['collegeMajorId'],
    input: (world) => ({ query: { id: world.peek('collegeMajorId') ?? world.need('ownCollegeMajorId') } }),
  }),
  step('addCollegeMajor', {
    phase: 'make',
    makes: ['ownCollegeMajorId'],
    input: async (world, ask) => ({ body: await aCollegeMajor(world, ask) }),
    keep: ({ answer, world }) => {
      world.cleanUp.add('collegeMajor', answer.id, world.named('college major'));
      world.keep('ownCollegeMajorId', answer.id);
    },
    rules: [
      answersRecord((ask, id) => ask.data('getCollegeMajor', { query: { id } })),
      {
        says: rules.isFound,
        fault: async ({ answer, ask, world }) => {
          const { list } = await ask.data('searchCollegeMajors', { body: { ...search, keyword: world.named('college major') } });
          return list.some(({ id }) => id === answer.id) ? undefined : excerpt(list);
        },
      },
    ],
  }),
  step('updateCollegeMajor', {
    phase: 'fill',
    input: async (world, ask) => ({
      body: { ...(await aCollegeMajor(world, ask)), id: world.need('ownCollegeMajorId'), comments: 'changed' },
    }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          return textsReadBack(collegeMajorFields, input.body, await ask.data('getCollegeMajor', { query: { id: input.body.id } }));
        },
      },
    ],
    outdated: async ({ input, ask }) => {
      const { version } = await ask.data('getCollegeMajor', { query: { id: input.body.id } });
      if (version === undefined) return undefined;
      await ask.data('updateCollegeMajor', { body: { ...input.body, comments: 'changed again', version } });
      return { body: { ...input.body, comments: 'changed by somebody else', version } };
    },
  }),
  step('deleteCollegeMajor', {
    phase: 'remove',
    input: (world) => ({ query: { id: world.need('ownCollegeMajorId') } }),
    keep: ({ input, world }) => world.cleanUp.drop('collegeMajor', input.query.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('getCollegeMajor', input);
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];
