import { matchRecords, titleIndex, type Evidence, type Language, type Match } from '@college/curriculum-model';
import { readContentRows } from './contentRows';

/** What is compared with rows of content: one text with all they say, or some titles with theirs. */
export interface CompareJob {
  /** As `findContent` returns them. */
  rows: string;
  language: Language;
  /** Answered by `matches`. */
  text?: { keyword: string; limit?: number | undefined };
  /** Answered by `alike`. */
  titles?: readonly string[];
}

/** A record with a like title, and why. */
export interface LikeContent {
  id: number;
  title: string;
  evidence: Evidence;
}

/** The answers to a job. */
export interface Compared {
  /** What is like the text, the most like first. */
  matches: Match[];
  /** For each title what has a like one, the most like first. */
  alike: LikeContent[][];
}

/** Does a job; only threads of their own do. */
export function compare({ rows, language, text, titles = [] }: CompareJob): Compared {
  const content = readContentRows(rows, language);
  const matches = text ? matchRecords(content, text.keyword, language, text.limit) : [];
  if (titles.length === 0) return { matches, alike: [] };
  const likeTitle = titleIndex(content, language);
  const alike = titles.map((title) => likeTitle(title).map(({ item, evidence }) => ({ id: item.id, title: item.title, evidence })));
  return { matches, alike };
}
