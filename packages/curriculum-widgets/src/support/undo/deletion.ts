import type { RecordKind } from '@college/curriculum-model';
import type { undoMessages } from './messages';

/** What was deleted by one act. */
export interface Deletion {
  records: readonly { kind: RecordKind; id: number }[];
  /** What the record is called; several course units are counted instead. */
  name?: string;
}

/** What a sentence calls what was deleted: its name, or how many. */
export function whatOf({ records, name }: Deletion, text: typeof undoMessages.en): string {
  return name === undefined ? text.several({ count: records.length }) : text.named({ name });
}
