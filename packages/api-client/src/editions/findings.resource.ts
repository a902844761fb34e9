import type {
  Acceptance,
  AcceptFindingRequest,
  ApplyFixRequest,
  EditionFindings,
  EditionRef,
  Occasion,
  Receipt,
  UndoFixRequest,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { acceptFinding, applyFix, getEditionFindings, listAcceptedFindings, undoFix, withdrawAcceptance } from './findings.contract';

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
    /** Applies a quick fix of a finding as it was read. */
    applyFix(request: ApplyFixRequest): Promise<Receipt> {
      return quiet.call(applyFix, { body: request });
    },
    /** Undoes a quick fix by its receipt. */
    undoFix(request: UndoFixRequest): Promise<Receipt> {
      return quiet.call(undoFix, { body: request });
    },
  };
}

export type EditionFindingsResource = ReturnType<typeof createEditionFindings>;
