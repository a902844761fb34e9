import type { ToldFinding } from '@college/curriculum-model';

/** What applies quick fixes and takes them back. Failures reject with an error whose message staff can read. */
export interface QuickFixActs {
  /** Applies one of the fixes of a finding as it was read, and answers the receipt. Call: `POST /edition/applyfix` (extension). */
  applyFix: (finding: ToldFinding, fix: number) => Promise<{ id: number }>;
  /** Takes a fix back by its receipt. Call: `POST /edition/undofix` (extension). */
  undoFix: (receiptId: number) => Promise<unknown>;
}

/** How the fixes of a finding are offered in a list. */
export interface OfferedFixes {
  acts: QuickFixActs;
  /** Something was changed, by a fix or its undo, or reads otherwise by now: what is listed is read again. */
  onChanged: () => void;
}
