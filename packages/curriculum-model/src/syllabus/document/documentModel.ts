import type { Support } from '../../matrices';

/** Chinese, English, or both side by side. */
export type DocumentLanguages = 'zh' | 'en' | 'both';

/** One text as the choice of languages shows it; 'en' holds zh alone where no English exists. */
export interface Words {
  zh?: string;
  en?: string;
  /** Whether the English is older than its Chinese; it is followed by `olderMark`. */
  older?: boolean;
}

/** A column of a table. */
export interface DocumentColumn {
  key: string;
  label: Words;
  /** Share of the table's width; only the proportions count. */
  width: number;
  /** @default 'start' */
  align?: 'start' | 'end' | 'center';
}

/** One line of a cell: a sign of support, a code such as K2, and words. */
export interface DocumentLine {
  words: Words;
  /** 0 strong ★, 1 weak ☆; none without. */
  support?: Support;
  code?: string;
}

/** The lines of one cell; none where it is empty. */
export interface DocumentCell {
  lines: DocumentLine[];
}

/** A row of a table, with one cell for each column. */
export interface DocumentRow {
  key: string;
  cells: DocumentCell[];
}

/** A table whose header repeats on every page. */
export interface DocumentTable {
  kind: 'table';
  id: string;
  caption?: Words;
  /** Shown next to the caption. */
  note?: Words;
  columns: DocumentColumn[];
  rows: DocumentRow[];
  /** Shown in place of the rows where there are none. */
  empty?: Words;
  /** Rows that stay together and share their first cell. */
  groups?: { from: number; count: number }[];
  /** Whether columns that the paper is too narrow for may follow below, again beside the first one. */
  isDivisible?: boolean;
}

/** One name and its value; an empty value is printed as a blank line for handwriting. */
export interface DocumentFact {
  key: string;
  label: Words;
  value: Words;
  isWide?: boolean;
}

/** A part of the paper. */
export type DocumentBlock =
  | { kind: 'heading'; id: string; level: 1 | 2; number?: string; text: Words }
  | { kind: 'facts'; id: string; facts: DocumentFact[] }
  | { kind: 'paragraph'; id: string; label?: Words; text: Words }
  | DocumentTable
  | { kind: 'legend'; id: string; entries: { support: Support; text: Words }[] }
  | { kind: 'signatures'; id: string; labels: Words[] };

/** The course start report as it is printed, whatever draws it (reference §2.12). */
export interface SyllabusDocument {
  languages: DocumentLanguages;
  title: Words;
  /** At the head of every page. */
  runningTitle: Words;
  /** Whether the paper lies on its long side, for wide tables. @default false */
  isLandscape?: boolean;
  blocks: DocumentBlock[];
  /** Remarks about the languages, at the end. */
  notes: Words[];
}

/** Follows an English text that is older than its Chinese. */
export const olderMark = '†';
