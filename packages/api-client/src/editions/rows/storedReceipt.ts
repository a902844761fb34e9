import type { Bilingual, ConflictChoices, CurriculumState, KeptUpgrade, ReceiptAct } from '@college/curriculum-model';

/** A receipt with the whole curriculum before the act and after it. */
export interface StoredReceipt {
  id: number;
  homeMajorId: number;
  editionId: number | null;
  targetMajorId: number;
  act: ReceiptAct;
  undoOfId: number | null;
  note: string;
  choices: ConflictChoices;
  userId: number;
  at: string;
  before: CurriculumState;
  after: CurriculumState;
  /** What the draft began with before the act and after it, where the act changed that. */
  bases?: { before: number | null; after: number };
  /** What was decided in an upgrade. */
  upgrade?: KeptUpgrade;
  /** The draft before the act and after it, where it wrote into the draft besides its target. */
  drafts?: { before: CurriculumState; after: CurriculumState };
  /** Of a quick fix, or of the undo of one: the rule and what was done. */
  fix?: Bilingual;
  /** Brings the rows of the draft back that was merged. */
  reopen?: () => void;
}
