import type { Bilingual } from '@college/curriculum-model';
import type { ExportedRecord } from './exportedRecords';

/** A record as a file has it, not checked yet, and where it stands. */
export interface SourceEntry {
  entry: unknown;
  place: () => Bilingual;
}

/** A file that is imported. */
export interface ExportSource {
  /** What the file says of itself, not checked yet. */
  contents: () => Promise<unknown>;
  /** The records of a kind, some at a time. */
  entries: (record: ExportedRecord) => AsyncIterable<SourceEntry[]>;
}

/** How many records pass at a time. */
export const entriesAtOnce = 500;
