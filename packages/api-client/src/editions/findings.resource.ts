import type { Acceptance, AcceptFindingRequest, EditionFindings, EditionRef, Occasion } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { acceptFinding, getEditionFindings, listAcceptedFindings, withdrawAcceptance } from './findings.contract';

/** What the rules find in editions of a major, and what of it is accepted. A failed act is only thrown, not reported: the list shows it. */
export function createEditionFindings(client: Client) {
  const quiet = quietClient(client);
  return {
    /** What the rules find in a state while it is edited, or at a review, and what of it was accepted. */
    loadFindings(ref: EditionRef, { occasion, signal }: Cancellable & { occasion?: Occasion } = {}): Promise<EditionFindings> {
      return client.call(getEditionFindings, { query: { ref, ...(occasion && { occasion }) }, signal });
    },
    /** What was accepted of a major, the latest first. */
    listAccepted(majorId: number, { signal }: Cancellable = {}): Promise<Acceptance[]> {
      return client.call(listAcceptedFindings, { query: { majorId }, signal });
    },
    /** Accepts a finding as it was read. */
    acceptFinding(request: AcceptFindingRequest): Promise<Acceptance> {
      return quiet.call(acceptFinding, { body: request });
    },
    /** Lets an accepted finding count again. */
    async withdrawAcceptance(request: { majorId: number; id: number }): Promise<void> {
      await quiet.call(withdrawAcceptance, { body: request });
    },
  };
}

export type EditionFindingsResource = ReturnType<typeof createEditionFindings>;
