import type { RecordKind, Restored } from '@college/curriculum-model';

/** Where what was just deleted is brought back; the trash is one. */
export interface UndoSource {
  /**
   * Brings a record back with everything below it; `leftOut` names in words what could not come back.
   * Call: `POST /trash/restore` (extension).
   */
  restoreTrash(record: { kind: RecordKind; id: number }): Promise<Restored>;
}
