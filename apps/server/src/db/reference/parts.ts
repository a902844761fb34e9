import { ministries, professionChoices } from '@college/curriculum-model';
import type { Transaction } from '../database';
import { outlineFiles, putOutlines } from './outlines';
import { putOccupationBook, putOccupationOptions } from './occupations';
import { putProfessionOptions } from './professionOptions';
import { putQualifications } from './qualifications';

/** One body of reference data: the files it comes from, and how their rows get into the tables. */
export interface ReferencePart {
  name: string;
  /** Names of files in this folder; when their text changes, the part is put in again. */
  files: readonly string[];
  /** What it takes from the model; when that changes, the part is put in again too. */
  facts?: unknown;
  /** Must leave alone what a college changed; gets the rows of each file. */
  put: (tx: Transaction, tables: readonly (readonly string[][])[]) => Promise<void>;
}

/** Everything the program ships for all colleges. */
export const referenceParts: readonly ReferencePart[] = [
  { name: 'occupationBook', files: ['occupations-2022.tsv', 'occupation-aliases.tsv'], put: putOccupationBook },
  { name: 'occupationOptions', files: ['occupation-options.tsv'], put: putOccupationOptions },
  { name: 'professionOptions', files: [], facts: professionChoices, put: putProfessionOptions },
  { name: 'outlines', files: outlineFiles, put: putOutlines },
  { name: 'qualifications', files: ['qualifications-2021.tsv'], facts: ministries, put: putQualifications },
];
