import type { ReviewStep } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';

/** A review that whoever runs the suite decides alone: they manage the college. */
const ownStep: ReviewStep = {
  key: 'conformance',
  name: { zh: '一致性测试', en: 'Conformance' },
  bands: ['collegeManager'],
  people: [],
  approvals: 1,
  days: 7,
};

const ofProposal = (world: World) => ({ query: { id: world.need('ownProposalId') } });

/** Reviews of the suite's own draft. */
export const proposalsPlan = [
  step('getReviewSteps', { phase: 'read', input: () => ({}) }),
  step('listWaitingProposals', { phase: 'read', input: () => ({ query: {} }) }),
  step('saveReviewSteps', {
    phase: 'change',
    input: async (world, ask) => {
      const { steps, version } = await ask.data('getReviewSteps', {});
      const restore = async (asking: Ask) => {
        const now = await asking.data('getReviewSteps', {});
        await asking.data('saveReviewSteps', { body: { steps, version: now.version } });
      };
      world.cleanUp.addOther({ kind: 'reviewSteps', id: 1, name: 'steps of the review', call: 'saveReviewSteps', remove: restore });
      return { body: { steps: [ownStep], version } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ answer, ask }) => {
          const read = await ask.data('getReviewSteps', {});
          return JSON.stringify(read) === JSON.stringify(answer) ? undefined : excerpt(read);
        },
      },
    ],
    outdated: ({ input }) => input,
  }),
  step('sendProposal', {
    phase: 'change',
    makes: ['ownProposalId'],
    input: (world) => ({ body: { editionId: world.need('ownEditionId'), summary: world.named('proposal') } }),
    keep: ({ answer, world }) => world.keep('ownProposalId', answer.id),
    rules: [
      {
        says: rules.isListed,
        fault: async ({ answer, ask }) => {
          const list = await ask.data('listProposals', { query: { majorId: answer.homeMajorId } });
          return list.some(({ id, status }) => id === answer.id && status === 'review') ? undefined : excerpt(list);
        },
      },
      {
        // The suite's own step asks whoever runs it.
        says: rules.isListed,
        fault: async ({ answer, ask }) => {
          const waiting = await ask.data('listWaitingProposals', { query: {} });
          return waiting.some(({ id }) => id === answer.id) ? undefined : excerpt(waiting);
        },
      },
    ],
  }),
  step('listProposals', { phase: 'change', input: (world) => ({ query: { majorId: world.need('ownMajorId') } }) }),
  step('getProposal', { phase: 'change', input: ofProposal }),
  step('lockProposal', {
    phase: 'change',
    input: (world) => ({ body: { id: world.need('ownProposalId'), isLocked: true } }),
    rules: [
      {
        // What is locked is not written, and says so.
        says: rules.readsBack,
        fault: async ({ answer, ask }) => {
          const { lock } = await ask.data('getProposal', { query: { id: answer.id } });
          return lock === null ? excerpt(answer) : undefined;
        },
      },
    ],
  }),
  step('askToWrite', {
    phase: 'change',
    input: (world) => ({ body: { id: world.need('ownProposalId'), text: 'Conformance' } }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, answer, ask }) => {
          const { lock } = await ask.data('getProposal', { query: { id: answer.id } });
          return lock?.asks[0]?.text === input.body.text ? undefined : excerpt(lock);
        },
      },
    ],
  }),
  step('decideProposal', {
    phase: 'change',
    input: async (world, ask) => {
      const { id, round, seen } = await ask.data('getProposal', ofProposal(world));
      return { body: { id, round, seen: seen ?? '', step: ownStep.key, act: 'ask' as const, text: 'Conformance' } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, answer, ask }) => {
          const { status, events } = await ask.data('getProposal', { query: { id: answer.id } });
          return status === 'changes' && events[0]?.text === input.body.text ? undefined : excerpt(events);
        },
      },
    ],
  }),
  step('withdrawProposal', {
    phase: 'change',
    input: async (world, ask) => {
      const { id, version } = await ask.data('getProposal', ofProposal(world));
      return { body: { id, version } };
    },
  }),
];
