import { ceeaaCrosswalk, type DemandAnswer } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { answersRecord } from './answersRecord';
import { sidesOf } from './ownSides';
import { progressFault } from './progressFault';

const ofEdition = (world: World) => ({ query: { id: world.need('ownEditionId') } });

const planned = (world: World) => ({ id: world.need('ownEditionId'), into: 'current' as const, take: 'all' as const, choices: {} });

/** The eleven graduate attributes, whatever requirements there are; every item is answered. */
const upgraded = (world: World) => {
  const answers = ceeaaCrosswalk.entries.map((entry): [string, DemandAnswer] => [String(entry.new), { act: 'met' }]);
  return { id: world.need('ownEditionId'), crosswalk: ceeaaCrosswalk, decisions: {}, answers: Object.fromEntries(answers), texts: [] };
};

/** Drafts of a major: made, read, changed, merged and thrown away. */
export const editionsPlan = [
  step('startEdition', {
    phase: 'copy',
    makes: ['ownEditionId'],
    wants: ['ownIndicatorIds'],
    input: (world) => ({
      body: {
        unique: `edition-${world.stamp}`,
        majorId: world.need('ownMajorId'),
        kind: 'scenario' as const,
        name: world.named('scenario').slice(0, 60),
      },
    }),
    keep: ({ input, answer, world }) => {
      const id = answer.at(-1)?.editionId;
      if (id === undefined) return;
      world.cleanUp.add('edition', id, input.body.name);
      world.keep('ownEditionId', id);
    },
    rules: [
      { says: rules.percentRises, fault: ({ answer }) => progressFault(answer) },
      {
        says: rules.reportedAgainNotRunAgain,
        fault: async ({ input, answer, ask }) => {
          const again = await ask.data('startEdition', input);
          const list = await ask.data('listEditions', { query: { majorId: input.body.majorId } });
          const [first, second] = [answer.at(-1), again.at(-1)];
          return list.length === 1 && second?.editionId === first?.editionId ? undefined : `${list.length}; ${excerpt(second)}`;
        },
      },
    ],
  }),
  step('listEditions', { phase: 'read', input: (world) => ({ query: { majorId: world.need('majorId') } }) }),
  step('getEdition', { phase: 'copy', input: ofEdition }),
  step('getEditionComparison', {
    phase: 'copy',
    input: (world) => ({ query: sidesOf(world) }),
    rules: [
      {
        says: rules.nothingDiffersFromItself,
        fault: async ({ input, ask }) => {
          const { changes } = await ask.data('getEditionComparison', { query: { left: input.query.right, right: input.query.right } });
          return changes === 0 ? undefined : `${changes}`;
        },
      },
    ],
  }),
  step('listEditionChanges', {
    phase: 'copy',
    input: async (world, ask) => {
      await changeDraft(world, ask);
      return { query: { ...sidesOf(world), pageNum: 1, pageSize: 20 } };
    },
    rules: [
      {
        says: rules.asManyAsCounted,
        fault: async ({ input, answer, ask }) => {
          const { left, right } = input.query;
          const { changes } = await ask.data('getEditionComparison', { query: { left, right } });
          return changes === answer.pageInfo.total ? undefined : `${changes} ≠ ${answer.pageInfo.total}`;
        },
      },
    ],
  }),
  step('getEditionFigures', {
    phase: 'copy',
    input: (world) => ({ query: { refs: Object.values(sidesOf(world)).join(',') } }),
    rules: [
      {
        says: rules.asManyAsAsked,
        fault: ({ input, answer }) => (answer.length === input.query.refs.split(',').length ? undefined : `${answer.length}`),
      },
    ],
  }),
  step('exportEditionComparison', {
    phase: 'copy',
    input: (world) => ({ query: sidesOf(world) }),
    file: 'pdf',
    rules: [
      {
        says: rules.editableIsWord,
        fault: async ({ input, ask }) => {
          const { fileName } = await ask.data('exportEditionComparison', { query: { ...input.query, editable: '1' } });
          return fileName.endsWith('.docx') ? undefined : `file “${fileName}”`;
        },
      },
    ],
  }),
  step('changeEdition', {
    phase: 'change',
    input: async (world, ask) => {
      const { id, version } = await ask.data('getEdition', ofEdition(world));
      return { body: { id, version, reason: world.named('reason'), kind: 'draft' as const } };
    },
    rules: [answersRecord(async (ask, id) => withoutBase(await ask.data('getEdition', { query: { id } })))],
    outdated: async ({ input, answer, ask }) => {
      const { id, reason } = input.body;
      const body = { id, version: answer.version ?? 0, reason: `${reason} 2` };
      await ask.data('changeEdition', { body });
      return { body: { ...body, reason: `${reason} 3` } };
    },
  }),
  step('planMerge', { phase: 'change', input: async (world) => ({ body: planned(world) }) }),
  step('updateEdition', {
    phase: 'change',
    input: async (world, ask) => {
      const { seen } = await ask.data('planMerge', { body: { ...planned(world), into: 'draft' } });
      return { body: { id: planned(world).id, seen, choices: {} } };
    },
    outdated: ({ input }) => ({ body: { ...input.body, seen: 'earlier' } }),
  }),
  step('revertEdition', {
    phase: 'change',
    input: async (world, ask) => {
      const { majorId } = await ask.data('getEdition', ofEdition(world));
      const major = await ask.data('getMajorInfo', { query: { majorid: majorId ?? 0, record: '1' } });
      const { id, departmentId = 0, code = '', version } = major;
      const standard = major.standard === 'CEEAA-2015' ? major.standard : 'CEEAA-2024';
      await ask.data('saveMajor', { body: { id, departmentId, name: world.named('renamed'), code, standard, version } });
      const edition = planned(world).id;
      const { seen } = await ask.data('getEditionComparison', { query: { left: `base:${edition}`, right: `edition:${edition}` } });
      return { body: { id: edition, seen: seen ?? '', places: ['major'] } };
    },
    outdated: ({ input }) => ({ body: { ...input.body, seen: 'earlier' } }),
  }),
  step('mergeEdition', {
    phase: 'change',
    makes: ['ownReceiptId'],
    input: async (world, ask) => {
      const { seen } = await ask.data('planMerge', { body: planned(world) });
      return { body: { id: planned(world).id, seen, take: 'all' as const, choices: {}, keepOpen: true } };
    },
    keep: ({ answer, world }) => world.keep('ownReceiptId', answer.id),
    outdated: ({ input }) => ({ body: { ...input.body, seen: 'earlier' } }),
  }),
  step('listReceipts', { phase: 'change', input: (world) => ({ query: { majorId: world.need('ownMajorId') } }) }),
  step('getReceipt', { phase: 'change', input: (world) => ({ query: { id: world.need('ownReceiptId') } }) }),
  step('planUndo', { phase: 'change', input: (world) => ({ body: { id: world.need('ownReceiptId'), choices: {} } }) }),
  step('undoMerge', {
    phase: 'change',
    input: async (world, ask) => {
      const id = world.need('ownReceiptId');
      const { seen } = await ask.data('planUndo', { body: { id, choices: {} } });
      return { body: { id, seen, choices: {} } };
    },
  }),
  step('planUpgrade', {
    phase: 'change',
    input: (world) => ({ body: upgraded(world) }),
    rules: [
      {
        says: rules.dryRunStoresNothing,
        fault: async ({ input, answer, ask }) => {
          const { seen, isDone } = await ask.data('planUpgrade', input);
          return seen === answer.seen && !isDone ? undefined : `${isDone}`;
        },
      },
    ],
  }),
  step('upgradeEdition', {
    phase: 'change',
    input: async (world, ask) => {
      const { seen } = await ask.data('planUpgrade', { body: upgraded(world) });
      return { body: { ...upgraded(world), seen } };
    },
    rules: [
      {
        says: rules.listFollowsStandard,
        fault: async ({ input: { body }, answer, ask }) => {
          const { isDone, requirements } = await ask.data('planUpgrade', { body });
          const { upgrade } = await ask.data('getReceipt', { query: { id: answer.id } });
          const isTold = upgrade?.demands.length === Object.keys(body.answers).length;
          return isDone && isTold ? undefined : `${requirements.length} requirements; ${excerpt(upgrade)}`;
        },
      },
    ],
    outdated: ({ input }) => ({ body: { ...input.body, seen: 'earlier' } }),
  }),
  step('deleteEdition', {
    phase: 'remove',
    input: async (world, ask) => {
      const { id, version } = await ask.data('getEdition', ofEdition(world));
      return { body: { id, version } };
    },
    keep: ({ input, world }) => world.cleanUp.drop('edition', input.body.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('getEdition', { query: { id: input.body.id } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];

function withoutBase<Detail extends { base: unknown; homeMajorName: string }>({ base: _base, homeMajorName: _name, ...edition }: Detail) {
  return edition;
}

/** Renames the major of the draft, so that it differs from its base. */
async function changeDraft(world: World, ask: Ask): Promise<void> {
  const { majorId } = await ask.data('getEdition', ofEdition(world));
  const { id, departmentId, name, version } = await ask.data('getMajorInfo', { query: { majorid: majorId ?? 0, record: '1' } });
  await ask.data('saveMajor', { body: { id, departmentId: departmentId ?? 0, name: `${name} 2`, code: 'CONF2', standard: '', version } });
}
