import type { ConflictChoice, PlannedConflict } from '@college/curriculum-model';
import type { SideWords } from './conflictSides';

/** A conflict with what was decided about it. */
export interface ConflictSectionProps {
  conflict: PlannedConflict;
  choice: ConflictChoice | undefined;
  /** Its place among all, from 1. */
  number: number;
  total: number;
  sides: SideWords;
  isSelected: boolean;
  /** Whether it came while others were decided. */
  isNew: boolean;
  isReadOnly: boolean;
  /** Whether a value of one's own is being written. */
  isWriting: boolean;
  onChoose: (key: string, choice: ConflictChoice) => void;
  onSelect: (key: string) => void;
  onWritingChange: (key: string, isWriting: boolean) => void;
}
