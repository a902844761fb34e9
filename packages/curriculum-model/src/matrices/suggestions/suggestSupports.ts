import { likenessOf, outcomesAlike, readWords, termsOf, type Texts, type Words } from '../../assistant/likeness';
import { sharedTerms } from '../../assistant/sharedTerms';
import type { Language } from '../../language';
import type { Support } from '../relate';
import { relateValues } from '../relateValues';
import type { SuggestionOrigin, SupportSuggestion } from './supportSuggestion';

/** An indicator point of a major. */
export interface SupportedIndicator {
  id: number;
  texts: Texts;
}

/** A course with all that it says of itself. */
export interface SupportingCourse {
  id: number;
  introduction: Texts;
  /** `requireId`: the indicator point under which a goal stands; null where that is gone. */
  goals: readonly { id: number; texts: Texts; requireId: number | null }[];
  points: readonly { id: number; texts: Texts }[];
  /** What it supports now, by indicator point. */
  supports: ReadonlyMap<number, Support>;
  /** What the course of the same name supports in other majors of the college. */
  elsewhere: readonly { courseId: number; majorName: string; texts: Texts }[];
}

/** A major with its courses. */
export interface SupportedMajor {
  /** Its name, which every course may quote and which says nothing. */
  name: Texts;
  courses: readonly SupportingCourse[];
  indicators: readonly SupportedIndicator[];
}

type Suggested = Omit<SupportSuggestion, 'isDeclined'>;

/** What a reason is worth, its words, and what it rests on. */
interface Reason {
  like: number;
  words: Words;
  origin: SuggestionOrigin;
}

const weights = { words: 0.6, outcomes: 0.4 };
/** From this likeness on a suggestion is made; it is a score of one half. */
const least = 0.45;
/** From this on strong support is suggested, and from the other one where the indicator point has no strong support yet. */
const strongFrom = { usual: 0.6, gap: 0.5 };
/** A goal that is bound has its place already: it speaks less for others. */
const boundElsewhere = 0.85;
/** Longer texts speak by what they quote of an indicator point: so many characters at least, and what each further one adds. */
const quote = { from: 5, like: 0.5, each: 0.05 };
/** The least likeness of two indicator points of different majors that mean the same, and what each course that supports such a one adds. */
const sameMeaning = { from: 0.6, each: 0.05, most: 2 };

/** The cells of a major matrix that goals, points and introductions of the courses speak for, the most likely first. None is made that changes nothing. */
export function suggestSupports(major: SupportedMajor, language: Language): Suggested[] {
  const suggest = supportSuggester(major, language);
  return major.courses.flatMap(suggest).toSorted(byScore);
}

/** The same course by course, for a large major. */
export function supportSuggester(
  { name, courses, indicators }: SupportedMajor,
  language: Language,
): (course: SupportingCourse) => Suggested[] {
  const targets = indicators.map(({ id, texts }) => ({ id, words: readWords(texts), quoted: readWords(withoutName(texts, name)).plain }));
  const quotes = quotedIn(targets);
  const strong = new Set(
    courses.flatMap(({ supports }) => [...supports].flatMap(([id, relate]) => (relate === relateValues.strong ? id : []))),
  );
  return (course) => {
    const own = readCourse(course, quotes);
    return targets.flatMap((target) => suggestionOf({ course, own, ...target, isGap: !strong.has(target.id) }, language) ?? []);
  };
}

/** The most likely first. */
export function byScore(one: Suggested, other: Suggested): number {
  return other.score - one.score || one.courseId - other.courseId || one.requireId - other.requireId;
}

type Quoting = { kind: SuggestionOrigin['kind']; id: number; texts: Texts };

function readCourse({ id, introduction, goals, points, elsewhere }: SupportingCourse, quotes: ReadonlyMap<string, ReadonlySet<number>>) {
  const longer: Quoting[] = [
    ...points.map((point) => ({ ...point, kind: 'point' as const })),
    { kind: 'introduction', id, texts: introduction },
  ];
  return {
    goals: goals.map((goal) => ({ ...goal, words: readWords(goal.texts) })),
    quoting: longer.flatMap((one) => {
      const targets = new Set(one.texts.flatMap((text) => gramsOf(text).flatMap((gram) => [...(quotes.get(gram) ?? [])])));
      return targets.size === 0 ? [] : { ...one, targets };
    }),
    elsewhere: elsewhere.map((one) => ({ ...one, words: readWords(one.texts) })),
  };
}

/** Which indicator points hold a run of characters that can be quoted: most texts quote none, and are then compared with none. */
function quotedIn(targets: readonly { id: number; quoted: string }[]): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const { id, quoted } of targets) for (const gram of gramsOf(quoted)) found.set(gram, (found.get(gram) ?? new Set()).add(id));
  return found;
}

function gramsOf(text: string): string[] {
  return (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - quote.from + 1) }, (_, at) => run.slice(at, at + quote.from)),
  );
}

interface Cell {
  course: SupportingCourse;
  own: ReturnType<typeof readCourse>;
  id: number;
  words: Words;
  /** What longer texts are to quote. */
  quoted: string;
  isGap: boolean;
}

function suggestionOf(cell: Cell, language: Language): Suggested | null {
  const { course, own, id, words, isGap } = cell;
  const reasons = [...goalReasons(own, cell, language), ...quotingReasons(own, cell, language)].toSorted(
    (one, other) => other.like - one.like,
  );
  const [best] = reasons;
  if (!best) return null;
  const same = own.elsewhere.filter((one) => likenessOf(one.words, words) >= sameMeaning.from);
  const like = Math.min(1, best.like + sameMeaning.each * Math.min(sameMeaning.most, same.length));
  const present = course.supports.get(id);
  const relate = like >= (isGap ? strongFrom.gap : strongFrom.usual) ? relateValues.strong : relateValues.weak;
  // How strong is not in the words: what is weak stays so, unless nothing supports the indicator point strongly.
  if (present === relateValues.strong || (present !== undefined && !(isGap && relate === relateValues.strong))) return null;
  return {
    courseId: course.id,
    requireId: id,
    relate,
    score: Math.round((0.5 + ((like - least) / (1 - least)) * 0.5) * 100) / 100,
    terms: termsFor(
      termsOf(
        reasons.map((reason) => reason.words),
        words,
        language,
      ),
      language,
    ),
    origins: reasons.slice(0, 3).map(({ origin }) => origin),
    elsewhere: same.map(({ courseId, majorName }) => ({ courseId, majorName })),
  };
}

function goalReasons({ goals }: Cell['own'], { id, words, course: { supports } }: Cell, language: Language): Reason[] {
  return goals.flatMap(({ id: goalId, texts, words: own, requireId }) => {
    const origin = { kind: 'goal' as const, id: goalId, text: textIn(texts, language) };
    // Whoever wrote the goal has put it under this indicator point; of how strongly it serves it that says nothing.
    if (requireId === id && !supports.has(id)) return [{ like: 1, words: own, origin }];
    const isBound = requireId !== null && requireId !== id && supports.has(requireId);
    const like = (weights.words * likenessOf(own, words) + weights.outcomes * outcomesAlike(own, words)) * (isBound ? boundElsewhere : 1);
    return like >= least ? [{ like, words: own, origin }] : [];
  });
}

function quotingReasons({ quoting }: Cell['own'], { id: target, quoted }: Cell, language: Language): Reason[] {
  return quoting.flatMap(({ kind, id, texts, targets }) => {
    if (!targets.has(target)) return [];
    const words = readWords(texts);
    const longest = sharedTerms(words.plain, quoted).find((term) => /^\p{Script=Han}+$/u.test(term))?.length ?? 0;
    if (longest < quote.from) return [];
    return [
      { like: Math.min(1, quote.like + quote.each * (longest - quote.from)), words, origin: { kind, id, text: textIn(texts, language) } },
    ];
  });
}

/** The name leaves a gap, over which nothing is quoted. */
function withoutName(texts: Texts, name: Texts): Texts {
  return texts.map((text, at) => (name[at] ? text.replaceAll(name[at], '，') : text));
}

/** As its reader knows it. */
function textIn(texts: Texts, language: Language): string {
  const [chinese = '', english = ''] = texts;
  return language === 'en' ? english || chinese : chinese || english;
}

/** Words of the reader's language; what has none in Chinese is shown as it is written. */
function termsFor(terms: readonly string[], language: Language): string[] {
  const own = terms.filter((term) => /\p{Script=Han}/u.test(term) === (language === 'zh'));
  return own.length > 0 || language === 'en' ? own : [...terms];
}
