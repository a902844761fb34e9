import type { Ask } from '../ask';
import { NotTried } from '../faults';
import { excerpt } from '../mismatch';
import { reasons } from '../messages';
import { rules } from '../ruleMessages';
import { step } from '../step';
import { ownRelations } from './ownMatrix';
import type { World } from '../world';

const ofEdition = (world: World) => ({ query: { id: world.need('ownPublishedId') } });

/** Editions are published of the suite's own major alone: what is published cannot be deleted. */
function ownMajorOf(world: World): number {
  const majorId = world.need('ownMajorId');
  if (majorId !== world.need('homeMajorId')) throw new NotTried(reasons.onlyOwnMajor);
  return majorId;
}

/** Supports every indicator point of the suite's own major, and plans. */
async function planned(world: World, ask: Ask): Promise<{ majorId: number; seen: string }> {
  const majorId = ownMajorOf(world);
  const own = ownRelations(world);
  const bare = world.need('ownIndicatorIds').filter((id) => !own.some(({ requireId }) => requireId === id));
  const relations = [...own, ...bare.map((requireId) => ({ requireId, relate: 1 as const, goals: [] }))];
  await ask.data('updateMajorMatrix', { body: { courseId: world.need('ownCourseId'), relations } });
  const { seen } = await ask.data('planPublication', { query: { majorId } });
  return { majorId, seen };
}

/** Published editions: planned, published, read, linked and withdrawn. */
export const publishingPlan = [
  step('planPublication', { phase: 'copy', input: (world) => ({ query: { majorId: world.peek('ownMajorId') ?? world.need('majorId') } }) }),
  step('publishEdition', {
    phase: 'change',
    makes: ['ownPublishedId'],
    input: async (world, ask) => ({ body: { ...(await planned(world, ask)), name: world.named('edition').slice(0, 60), entryYear: 2026 } }),
    keep({ input, answer, world }) {
      world.cleanUp.leave(`edition ${answer.id} “${input.body.name}”`);
      world.keep('ownPublishedId', answer.id);
    },
    outdated: ({ input }) => ({ body: { ...input.body, seen: 'earlier' } }),
  }),
  step('readPublishedEdition', {
    phase: 'change',
    input: ofEdition,
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer, world }) => {
          const lineages = answer.home?.courses.map(({ lineage }) => lineage) ?? [];
          return lineages.includes(world.need('ownCourseId')) ? undefined : excerpt(lineages);
        },
      },
    ],
  }),
  step('listEditionsOfCourse', {
    phase: 'change',
    input: (world) => ({ query: { courseId: world.need('ownCourseId') } }),
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer, world }) => {
          const own = world.peek('ownPublishedId');
          return own === undefined || answer.some(({ id }) => id === own) ? undefined : excerpt(answer);
        },
      },
    ],
  }),
  step('exportBooklet', {
    phase: 'change',
    input: ofEdition,
    file: 'pdf',
    rules: [
      {
        says: rules.editableIsWord,
        fault: async ({ input, ask }) => {
          const { fileName } = await ask.data('exportBooklet', { query: { ...input.query, editable: '1' } });
          return fileName.endsWith('.docx') ? undefined : `file “${fileName}”`;
        },
      },
    ],
  }),
  step('prepareBooklet', {
    phase: 'change',
    input: (world) => ({ body: { id: world.need('ownPublishedId'), editable: false, languages: 'zh' as const, syllabuses: true } }),
  }),
  step('createEditionLink', {
    phase: 'change',
    makes: ['ownEditionLink'],
    input: (world) => ({ body: { id: world.need('ownPublishedId') } }),
    keep: ({ answer: { id, editionId, link }, world }) => {
      const remove = (asking: Ask) => asking.data('deleteEditionLink', { body: { id: editionId, linkId: id } });
      world.cleanUp.addOther({ kind: 'editionLink', id, name: link, call: 'deleteEditionLink', remove });
      world.keep('ownEditionLink', { id, link });
    },
  }),
  step('listEditionLinks', { phase: 'change', input: ofEdition }),
  step('getPublicEdition', { phase: 'change', input: (world) => ({ query: { link: world.need('ownEditionLink').link } }) }),
  step('getPublicBooklet', { phase: 'change', file: 'pdf', input: (world) => ({ query: { link: world.need('ownEditionLink').link } }) }),
  step('deleteEditionLink', {
    phase: 'remove',
    input: (world) => ({ body: { id: world.need('ownPublishedId'), linkId: world.need('ownEditionLink').id } }),
    keep: ({ input, world }) => world.cleanUp.drop('editionLink', input.body.linkId),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ ask, world }) => {
          const { code } = await ask.reply('getPublicEdition', { query: { link: world.need('ownEditionLink').link } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
  step('withdrawEdition', {
    phase: 'remove',
    input: async (world, ask) => {
      const list = await ask.data('listEditions', { query: { majorId: ownMajorOf(world) } });
      const id = world.need('ownPublishedId');
      return { body: { id, version: list.find((one) => one.id === id)?.version, reason: world.named('reason') } };
    },
  }),
];
