import {
  findOutline,
  ksaOfOutlines,
  matchOutlines,
  matchRecords,
  titleIndex,
  usualMatches,
  type Evidence,
  type FilledKsa,
  type FoundOutline,
  type Language,
  type Match,
  type MatchTarget,
  type ReadOutline,
} from '@college/curriculum-model';
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
  /** Sample outlines, as `findOutlines` returns them. */
  outlines?: string;
  /** The course whose outline is sought; answered by `outline`, and with `titles` of its points by `outlineKsa`. */
  courseName?: string;
  /** What outlines and standards are compared with; answered behind `matches`. */
  target?: MatchTarget;
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
  /** The outline of the course. */
  outline?: FoundOutline | undefined;
  /** For each title the KSA of outlines. */
  outlineKsa: FilledKsa[number]['ksa'][];
}

/** Does a job; only threads of their own do. */
export function compare({
  rows,
  language,
  text,
  titles = [],
  outlines: outlineText = '[]',
  courseName = '',
  target,
}: CompareJob): Compared {
  const content = readContentRows(rows, language);
  const outlines: ReadOutline[] = JSON.parse(outlineText);
  const matches = text ? matchRecords(content, text.keyword, language, text.limit) : [];
  // The college's own content comes first, whatever its score.
  if (text && target)
    matches.push(...matchOutlines(outlines, { target, ...text }, language).slice(0, (text.limit ?? usualMatches) - matches.length));
  const likeTitle = titleIndex(content, language);
  return {
    matches,
    alike: titles.map((title) => likeTitle(title).map(({ item, evidence }) => ({ id: item.id, title: item.title, evidence }))),
    outline: courseName === '' ? undefined : findOutline(outlines, courseName, language),
    outlineKsa: outlines.length === 0 ? [] : ksaOfOutlines(outlines, { courseName, titles, language }),
  };
}
