import { eachOf, namesWhere, occupationFields } from '@college/curriculum-model';
import { workbook } from '../../mock-api/files';
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

async function anOccupation(world: World, ask: Ask) {
  const levelId = firstLeaf(await ask.data('listOccupationLevels', {}), 'ownOccupationId');
  const typeId = firstLeaf(await ask.data('listOccupationTypes', {}), 'ownOccupationId');
  const skill = firstLeaf(await ask.data('listOccupationSkills', {}), 'ownOccupationId');
  const { code: _unique, name: _own, ...texts } = eachOf(namesWhere(occupationFields, { kind: 'text' }), (name): string => name);
  const own = { occupationName: world.named('occupation'), occupationCode: '' };
  return { id: 0, levelId, typeId, publishId: null, skills: JSON.stringify([{ courseIds: [skill], score: 100 }]), ...texts, ...own };
}

/** Occupation records, their choices and their import. */
export const occupationsPlan = [
  step('listOccupationLevels', { phase: 'find', input: () => ({}) }),
  step('listOccupationSkills', { phase: 'find', input: () => ({ query: {} }) }),
  step('listOccupationTypes', { phase: 'find', input: () => ({}) }),
  step('listOccupationPublishes', { phase: 'find', input: () => ({}) }),
  step('listOccupations', {
    phase: 'find',
    makes: ['occupationId'],
    input: () => ({ body: { ...page, orderMap: { update_time: 0 as const } } }),
    keep: ({ answer, world }) => world.keep('occupationId', answer.pageInfo.list[0]?.id),
  }),
  step('searchOccupations', { phase: 'read', input: () => ({ body: { ...search, keyword: '' } }) }),
  step('getOccupation', {
    phase: 'read',
    wants: ['occupationId'],
    input: (world) => ({ query: { id: world.peek('occupationId') ?? world.need('ownOccupationId') } }),
  }),
  step('addOccupation', {
    phase: 'make',
    makes: ['ownOccupationId'],
    input: async (world, ask) => ({ body: await anOccupation(world, ask) }),
    keep: ({ answer, world }) => {
      world.cleanUp.add('occupation', answer.id, world.named('occupation'));
      world.keep('ownOccupationId', answer.id);
    },
    rules: [
      answersRecord((ask, id) => ask.data('getOccupation', { query: { id, record: '1' } })),
      {
        says: rules.isFound,
        fault: async ({ answer, ask, world }) => {
          const { list } = await ask.data('searchOccupations', { body: { ...search, keyword: world.named('occupation') } });
          return list.some(({ id }) => id === answer.id) ? undefined : excerpt(list);
        },
      },
    ],
  }),
  step('updateOccupation', {
    phase: 'fill',
    input: async (world, ask) => ({ body: { ...(await anOccupation(world, ask)), id: world.need('ownOccupationId'), content: 'changed' } }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const { occupationName: name, occupationCode: code, ...fields } = input.body;
          const found = await ask.data('getOccupation', { query: { id: input.body.id, record: '1' } });
          return textsReadBack(occupationFields, { ...fields, name, code }, found);
        },
      },
    ],
    outdated: async ({ input, ask }) => {
      const { version } = await ask.data('getOccupation', { query: { id: input.body.id } });
      if (version === undefined) return undefined;
      await ask.data('updateOccupation', { body: { ...input.body, content: 'changed again', version } });
      return { body: { ...input.body, content: 'changed by somebody else', version } };
    },
  }),
  step('importOccupations', {
    phase: 'fill',
    input: (world) => ({
      query: { isDryRun: 1 as const },
      body: {
        file: workbook('occupations.xlsx', [
          ['名称', '编码', '内容'],
          [world.named('imported'), '', 'content'],
        ]),
      },
    }),
    rules: [
      {
        says: rules.dryRunStoresNothing,
        fault: async ({ ask, world }) => {
          const { list } = await ask.data('searchOccupations', { body: { ...search, keyword: world.named('imported') } });
          return list.some(({ name }) => name === world.named('imported')) ? excerpt(list) : undefined;
        },
      },
    ],
  }),
  step('saveOccupationSkills', {
    phase: 'fill',
    input: (world) => ({ body: { list: [{ id: 0, parentId: null, label: world.named('skill') }] } }),
    keep: ({ answer, world }) => {
      const id = Number(answer.find(({ label }) => label === world.named('skill'))?.value ?? 0);
      if (id === 0) return;
      const name = world.named('skill');
      const version = answer.find(({ value }) => Number(value) === id)?.version;
      const list = [{ id: -id, parentId: null, label: name, version }];
      const remove = (asking: Ask) => asking.data('saveOccupationSkills', { body: { list } });
      world.cleanUp.addOther({ kind: 'skill', id, name, call: 'saveOccupationSkills', remove });
    },
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer, world }) => (answer.some(({ label }) => label === world.named('skill')) ? undefined : excerpt(answer)),
      },
    ],
  }),
  step('deleteOccupation', {
    phase: 'remove',
    input: (world) => ({ query: { id: world.need('ownOccupationId') } }),
    keep: ({ input, world }) => world.cleanUp.drop('occupation', input.query.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('getOccupation', input);
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];
