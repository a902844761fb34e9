import { proposalState, type Language } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { editionPublishingMocks } from '../editions/publish.mock';
import type { MockState } from '../mock-api/mockState';
import { historyOf, latestProposalOf, noteProposal } from './mockProposals';

/** Publishes what an approved draft became once it is merged, where that was wished and no error stands against it. */
export function publishAsWished(reader: { state: MockState; user: SampleUser; language: Language }, editionId: number): void {
  const { state, user } = reader;
  const proposal = latestProposalOf(state, editionId);
  if (!proposal?.publish || proposalState(historyOf(state, proposal)).status !== 'merged') return;
  const { homeMajorId: majorId, publish, reason } = proposal;
  const { seen, findings } = editionPublishingMocks.planPublication({ ...reader, query: { majorId }, body: undefined });
  if (findings.some(({ level }) => level === 'error')) return;
  editionPublishingMocks.publishEdition({ ...reader, query: undefined, body: { majorId, seen, ...publish, reason } });
  noteProposal(state, proposal, { kind: 'published', userId: user.id, text: publish.name });
}
