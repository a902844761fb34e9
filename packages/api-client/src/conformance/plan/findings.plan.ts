import { courseLineageOf } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { NotTried } from '../faults';
import { reasons } from '../messages';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { sidesOf } from './ownSides';

/** What the rules find in the own draft, accepting it and mending it. */
export const findingsPlan = [
  step('getEditionFindings', {
    phase: 'copy',
    input: (world) => ({ query: { ref: sidesOf(world).right } }),
    rules: [
      {
        says: rules.eachOnce,
        fault: ({ answer: { findings } }) =>
          new Set(findings.map(({ id }) => id)).size === findings.length ? undefined : `${findings.length}`,
      },
      {
        says: rules.standsHere,
        fault: ({ answer: { findings, courses = [] } }) => {
          const units = new Map(courses.map(({ lineage, courseId }) => [lineage, courseId]));
          const isLost = ({ at, here }: (typeof findings)[number]) => {
            const lineage = courseLineageOf(at);
            return here === undefined || (lineage !== undefined && courseLineageOf(here) !== units.get(lineage));
          };
          return findings.find(isLost)?.at;
        },
      },
    ],
  }),
  step('acceptFinding', {
    phase: 'copy',
    makes: ['ownAcceptance'],
    input: async (world, ask) => {
      const ref = sidesOf(world).right;
      const { findings } = await ask.data('getEditionFindings', { query: { ref } });
      const [finding] = findings;
      if (!finding) throw new NotTried(reasons.nothingFound);
      const { id, basis } = finding;
      return { body: { majorId: world.need('ownMajorId'), ref, finding: id, basis, reason: world.named('reason'), until: null } };
    },
    keep: ({ input, answer: { id }, world }) => {
      const body = { id, majorId: input.body.majorId };
      const remove = (asking: Ask) => asking.data('withdrawAcceptance', { body });
      world.cleanUp.addOther({ kind: 'acceptance', id, name: input.body.finding, call: 'withdrawAcceptance', remove });
      world.keep('ownAcceptance', body);
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, answer, ask }) => {
          const { findings, accepted = [] } = await ask.data('getEditionFindings', { query: { ref: input.body.ref } });
          const isKept = accepted.some(({ by }) => by.id === answer.id) && !findings.some(({ id }) => id === input.body.finding);
          return isKept ? undefined : excerpt(accepted);
        },
      },
    ],
    outdated: ({ input }) => input,
  }),
  step('listAcceptedFindings', {
    phase: 'copy',
    input: (world) => ({ query: { majorId: world.need('ownAcceptance').majorId } }),
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer, world }) => (answer.some(({ id }) => id === world.need('ownAcceptance').id) ? undefined : excerpt(answer)),
      },
    ],
  }),
  step('applyFix', {
    phase: 'copy',
    input: async (world, ask) => ({ body: await someFix(world, ask) }),
    rules: [
      {
        says: rules.isMended,
        fault: async ({ input: { body }, ask }) => {
          const { findings } = await ask.data('getEditionFindings', { query: { ref: body.ref } });
          return findings.some(({ id, basis }) => id === body.finding && basis === body.basis) ? body.finding : undefined;
        },
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      await ask.data('undoFix', { body: { id: answer.id } });
      return { body: { ...input.body, basis: 'earlier' } };
    },
  }),
  step('undoFix', {
    phase: 'copy',
    input: async (world, ask) => {
      const { id } = await ask.data('applyFix', { body: await someFix(world, ask) });
      return { body: { id } };
    },
  }),
  step('withdrawAcceptance', {
    phase: 'copy',
    input: (world) => ({ body: world.need('ownAcceptance') }),
    keep: ({ input, world }) => world.cleanUp.drop('acceptance', input.body.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const list = await ask.data('listAcceptedFindings', { query: { majorId: input.body.majorId } });
          return list.some(({ id }) => id === input.body.id) ? excerpt(list) : undefined;
        },
      },
    ],
  }),
];

/** A quick fix of the own draft. */
async function someFix(world: World, ask: Ask) {
  const ref = sidesOf(world).right;
  const { findings } = await ask.data('getEditionFindings', { query: { ref } });
  const finding = findings.find(({ fixes = [] }) => fixes.length > 0);
  if (!finding) throw new NotTried(reasons.nothingFound);
  return { ref, finding: finding.id, basis: finding.basis, fix: 0 };
}
