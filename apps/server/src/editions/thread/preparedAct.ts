import type { Bilingual, Change, ConflictChoices, CurriculumState, MergePlanRequest } from '@college/curriculum-model';
import type { ReceiptContent, ReceiptPart } from '../merging/receiptContent';
import type { NamedPart } from '../packedParts';

/** The states that an act brings together, by the order in which they are asked about. */
export type AskedAct =
  /** What a draft began with, the draft, and the current edition. */
  | ({ act: 'merge'; keepOpen: boolean } & Pick<MergePlanRequest, 'into' | 'take' | 'choices'>)
  /** What is there now, and the parts of the receipt of the act that is undone. */
  | { act: 'undo'; parts: readonly ReceiptPart[]; choices: ConflictChoices }
  /** Before an act, after it, and what is there now: what nobody chose stays. */
  | { act: 'turn'; choices: ConflictChoices };

/** What is written into the rows of a major, with as much of the states as that asks for. */
export interface PreparedWriting {
  before: CurriculumState;
  after: CurriculumState;
  /** The side from which records come. */
  source: CurriculumState | undefined;
  changes: readonly Change[];
  /** The parts of the whole state afterwards. */
  written: readonly NamedPart[];
}

/** What a draft becomes that stays open. */
export interface PreparedDraft {
  /** Why it cannot. */
  refusal: Bilingual | undefined;
  base: readonly NamedPart[];
  writing: PreparedWriting;
}

/** An act that is worked out and not written yet. */
export interface PreparedAct {
  undecided: number;
  /** What stands against it. */
  refusal: Bilingual | undefined;
  /** The keys of the choices that decided something. */
  decided: readonly string[];
  writing: PreparedWriting;
  /** With the contents of every part that may not be stored yet. */
  receipt: ReceiptContent;
  /** The side into which is written, the other one by its keys, and the draft of a merge by its own. */
  sides: Record<'target' | 'other' | 'draft', readonly NamedPart[]>;
  kept: PreparedDraft | undefined;
}
