import * as contract from '@college/api-client/contract';
import { raced } from './courseActs.test-data';
import type { RaceActs } from './raceAct.test-data';

const { majorId } = raced;

/** Writes of proposals and of the steps of reviews. */
export const reviewActs = {
  saveReviewSteps: [
    {
      does: 'renames a step',
      request: async (read) => {
        const { steps, version } = await read(contract.getReviewSteps, {});
        return {
          body: { version, steps: steps.map((step, at) => (at === 0 ? { ...step, name: { zh: '课程组', en: 'Course team' } } : step)) },
        };
      },
    },
    {
      does: 'takes a step out',
      request: async (read) => {
        const { steps, version } = await read(contract.getReviewSteps, {});
        return { body: { version, steps: steps.slice(0, -1) } };
      },
    },
  ],
  withdrawProposal: [
    {
      does: 'takes it back',
      request: async (read) => {
        const [proposal] = await read(contract.listProposals, { query: { majorId } });
        return { body: { id: proposal!.id, version: proposal!.version } };
      },
    },
  ],
  sendProposal: { overwritesNothing: 'begins a round of a review, of which there is one at a time' },
  lockProposal: { overwritesNothing: 'adds to a history that the content is locked or unlocked, and waits for the saves under way' },
  askToWrite: { overwritesNothing: 'adds a request to a history, one a person' },
  decideProposal: { overwritesNothing: 'adds a decision to a history, and is refused once somebody else decided or the draft changed' },
} satisfies Partial<RaceActs>;
