import type {
  Acceptance,
  AcceptFindingRequest,
  ApplyFixRequest,
  EditionFindings,
  EditionRef,
  Receipt,
  UndoFixRequest,
} from '@college/curriculum-model';

/** Where findings are read and accepted; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface FindingListSource {
  /** What the rules find in a state of a curriculum, and what of it was accepted. Call: `GET /edition/findings` (extension). */
  loadFindings(ref: EditionRef, options?: { signal?: AbortSignal }): Promise<EditionFindings>;
  /** Accepts a finding as it was read. Call: `POST /edition/acceptfinding` (extension). */
  acceptFinding(request: AcceptFindingRequest): Promise<Acceptance>;
  /** Lets an accepted finding count again. Call: `POST /edition/withdrawacceptance` (extension). */
  withdrawAcceptance(request: { majorId: number; id: number }): Promise<void>;
  /** Applies a quick fix of a finding as it was read; without it and `undoFix` none is offered. Call: `POST /edition/applyfix` (extension). */
  applyFix?(request: ApplyFixRequest): Promise<Pick<Receipt, 'id'>>;
  /** Takes a quick fix back by its receipt. Call: `POST /edition/undofix` (extension). */
  undoFix?(request: UndoFixRequest): Promise<unknown>;
}
