import type { Place } from '../editions';
import type { Bilingual } from '../language';
import type { QuickFix } from './fix';
import type { RuleLevel } from './level';
import type { Reason } from './reason';
import type { CourseView } from './view/courseView';
import type { MajorView } from './view/majorView';
import type { MatrixView } from './view/matrixView';

/** What a college may set of a rule besides its level: thresholds, switches and lists. */
export type RuleOptions = Readonly<Record<string, number | boolean | readonly string[] | readonly number[]>>;

/** While somebody edits, or at a review and before publishing, where gaps of the paper take the place of those of the matrices. */
export const occasions = ['editing', 'review'] as const;
export type Occasion = (typeof occasions)[number];

/** What the rules are told besides the curriculum. They read no clock. */
export interface Asked {
  /** The day, such as 2026-11-27; without it nothing is out of date. */
  today?: string;
  occasion: Occasion;
  /** Texts whose Chinese changed after their English, as place and field: `course:1004/goal:2210#description`. */
  olderEnglish?: ReadonlySet<string>;
}

/** A place at which a rule is broken. */
export interface Verdict {
  at: Place;
  /** What tells several findings at one place apart. */
  part?: string;
  /** The field of the record in which it is mended. */
  field?: string;
  sentence: () => Bilingual;
  /** Ids under which completion and the matrices name the same thing. */
  aliases?: readonly string[];
  /** Made when somebody asks for them. */
  fixes?: () => readonly QuickFix[];
  /** Where it is not that of the rule. */
  level?: RuleLevel;
}

interface RuleFacts<Options extends RuleOptions> {
  /** Its own and stable, such as `goal.vague-verb`. */
  id: string;
  level: RuleLevel;
  /** Whether it is switched off until a college switches it on. */
  isOff?: true;
  /** Whether it says something else at a review than while somebody edits. */
  isOccasional?: true;
  title: Bilingual;
  why: Reason;
  options: Options;
}

/** What a rule reads; it is judged again when one of the parts changed that it reads. */
type Judge<Options> =
  | { reads: 'major'; judge: (major: MajorView, asked: Asked & { options: Options }) => readonly Verdict[] }
  | { reads: 'course'; judge: (course: CourseView, asked: Asked & { options: Options }) => readonly Verdict[] }
  | { reads: 'courseInMajor'; judge: (course: CourseView, asked: Asked & { options: Options; major: MajorView }) => readonly Verdict[] }
  | { reads: 'approval'; judge: (course: CourseView, asked: Asked & { options: Options; approved: CourseView }) => readonly Verdict[] }
  | { reads: 'matrix'; judge: (matrix: MatrixView, asked: Asked & { options: Options }) => readonly Verdict[] };

/** One question that is asked of a curriculum. */
export type Rule<Options extends RuleOptions = RuleOptions> = RuleFacts<Options> & Judge<Options>;

/** A rule of the catalogue; what it is given at run time are its own options, overlaid by those of the settings. */
export function defineRule<const Options extends RuleOptions>(rule: Rule<Widened<Options>> & { options: Options }): Rule {
  return rule as unknown as Rule;
}

/** The types of a rule's options, without the values that they have by default. */
type Widened<Options> = {
  [Name in keyof Options]: Options[Name] extends number
    ? number
    : Options[Name] extends boolean
      ? boolean
      : Options[Name] extends readonly number[]
        ? readonly number[]
        : readonly string[];
};
