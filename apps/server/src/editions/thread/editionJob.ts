import type {
  ApplyFixRequest,
  AuthoredEntry,
  Bilingual,
  BookletAppendix,
  BookletEdition,
  ConflictChoices,
  CurriculumAsked,
  CoursesOfSides,
  DocumentLanguages,
  EditionChange,
  EditionComparison,
  EditionFiguresList,
  EditionProgressFigures,
  KeptUpgrade,
  Language,
  MergePlanRequest,
  Place,
  PlannedMerge,
  PublishedHome,
  PublishChecks,
  PublishPlan,
  StatePart,
  ToldFinding,
  WantedChanges,
  Words,
} from '@college/curriculum-model';
import type { ReceiptPart } from '../merging/receiptContent';
import type { NamedPart } from '../packedParts';
import type { PartContent } from '../partContent';
import type { CourseTexts } from '../readCourseRows';
import type { AskedAct, PreparedAct } from './preparedAct';

/** The digests of a state's parts, the major's first, with the contents that were read on the way. */
export interface KnownParts {
  hashes: readonly string[];
  contents: readonly PartContent[];
}

/** Rows of courses to be made parts of. */
export interface AssembleJob {
  act: 'assemble';
  groups: { ids: readonly number[]; texts: CourseTexts }[];
  /** Of the major of these courses. */
  major: StatePart;
  /** Lineages of the major's indicator points by id. */
  indicators: [id: number, lineage: string][];
}

/** The part of each course. */
export interface Assembled {
  parts: (PartContent & { courseId: number })[];
}

/** What is asked about some states, and with what in hand. */
export interface Questions {
  comparison: {
    asked: { language: Language; entries: readonly AuthoredEntry[]; courses: CoursesOfSides };
    answer: Pick<EditionComparison, 'changes' | 'parts' | 'topics' | 'people' | 'coverage' | 'redline'>;
  };
  changes: {
    asked: { language: Language; entries: readonly AuthoredEntry[]; wanted: WantedChanges };
    answer: { pageInfo: { list: EditionChange[]; total: number } };
  };
  /** The first state is the current edition; the others are set against it. */
  figures: { asked: { language: Language }; answer: Omit<EditionFiguresList[number], 'side'>[] };
  /** An edition, then its base and the current edition where there are such. */
  progress: { asked: object; answer: EditionProgressFigures };
  /** One state as a published edition shows it. */
  home: { asked: object; answer: PublishedHome };
  /** What a draft began with, the draft, and the current edition: what a merge of them would do. */
  mergePlan: {
    asked: Pick<MergePlanRequest, 'into' | 'take' | 'choices'> & {
      language: Language;
      entries: Record<'draft' | 'current', readonly AuthoredEntry[]>;
      checks: PublishChecks;
    };
    answer: PlannedMerge;
  };
  /** What is there now and the parts of a receipt: what undoing its act would do. */
  undoPlan: {
    asked: { language: Language; parts: readonly ReceiptPart[]; choices: ConflictChoices; entries: readonly AuthoredEntry[] };
    answer: Pick<PlannedMerge, 'conflicts' | 'undecided' | 'changes' | 'findings'>;
  };
  /** Before an act, after it, and what is there now: what turning it round changes. */
  turnPlan: { asked: { language: Language }; answer: Pick<PlannedMerge, 'changes'> };
  /** The states of an act that is to be written. */
  act: { asked: AskedAct; answer: PreparedAct };
  /** Two states that should be the same: where they differ. */
  differing: { asked: object; answer: { places: string[] } };
  /** One state that is to be published, and its courses as they were approved. */
  publication: {
    asked: PublishChecks & { language: Language };
    answer: Pick<PublishPlan, 'figures' | 'findings'> & { parts: readonly NamedPart[] };
  };
  /** What the rules, set so, find in one state on a day, beside its courses as they were approved where any were; and the ids of what only the other occasion says. */
  findings: { asked: CurriculumAsked; answer: { findings: ToldFinding[]; unsaid: readonly string[] } };
  /** The same, for a quick fix that is to be written: whether it is still what was read, and the act. */
  fix: {
    asked: Omit<CurriculumAsked, 'occasion'> & { wanted: Omit<ApplyFixRequest, 'ref'> };
    answer: { found: 'nothing' } | { found: 'other'; finding: ToldFinding } | { found: 'it'; name: Bilingual; prepared: PreparedAct };
  };
  /** The booklet of one state, as JSON in UTF-8. */
  booklet: { asked: { languages: DocumentLanguages; edition: BookletEdition & BookletAppendix }; answer: Uint8Array };
  /** The syllabus of one course, of a state with that course alone: the name of its file, and the document as JSON in UTF-8. */
  syllabus: {
    asked: { languages: DocumentLanguages; edition: Words; takenAt: string };
    answer: { fileName: string; document: Uint8Array };
  };
  /** The revision comparison table, as JSON in UTF-8: it is written on another thread, and nobody reads it in between. */
  document: {
    asked: {
      languages: DocumentLanguages;
      entries: readonly AuthoredEntry[];
      names: { before: Words; after: Words };
      entryYear?: number;
      date: string;
      reason: string;
      upgrades: readonly { upgrade: KeptUpgrade; places: ReadonlySet<Place> }[];
    };
    answer: Uint8Array;
  };
}
export type Subject = keyof Questions;

/** A question about states, each named by the digests of its parts, the major's first; `contents` are those that the thread lacked. */
export interface AskJob<About extends Subject = Subject> {
  act: 'ask';
  about: About;
  asked: Questions[About]['asked'];
  states: readonly (readonly string[])[];
  contents: readonly PartContent[];
}

/** The answer, or which parts are lacking. */
export type Answered<About extends Subject = Subject> = { answer: Questions[About]['answer'] } | { missing: string[] };

export type EditionJob = AssembleJob | AskJob;
export type EditionResult = Assembled | Answered;
