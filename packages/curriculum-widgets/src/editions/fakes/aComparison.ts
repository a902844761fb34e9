import {
  comparedStates,
  countCompared,
  pageOfChanges,
  recordsOf,
  withAuthors,
  type AuthoredChange,
  type AuthoredEntry,
  type ComparedSide,
  type CurriculumState,
  type EditionComparison,
  type Language,
} from '@college/curriculum-model';

/** Two states with what they are called. */
export interface TwoStates {
  before: CurriculumState;
  after: CurriculumState;
  /** By the history, who changed what. */
  entries?: readonly AuthoredEntry[];
  left?: Partial<ComparedSide>;
  right?: Partial<ComparedSide>;
  /** Of a draft with its base: the digest that a revert names. */
  seen?: string;
}

const names = {
  current: { zh: '现行版', en: 'Current edition' },
  draft: { zh: '2026 修订稿', en: '2026 revision' },
};

/** What a server answers when it compares two states. */
export interface ComparedAnswers {
  comparison: EditionComparison;
  page: (wanted: Parameters<typeof pageOfChanges>[1]) => ReturnType<typeof pageOfChanges>;
}

/** Compares two states as a server does; courses of the left are opened in the current edition, those of the right in the draft. */
export function aComparison({ before, after, entries = [], left, right, seen }: TwoStates, language: Language = 'zh'): ComparedAnswers {
  const { changes, coverage, redline } = comparedStates(before, after, language);
  const authored: AuthoredChange[] = withAuthors(changes, entries);
  const homeMajorId = before.major.lineage;
  const major = recordsOf(before.major, 'major')[0]?.fields ?? {};
  const name = (language === 'en' && major['name.en']) || major.name;
  const idsOf = (state: CurriculumState, first: number) => new Map(state.courses.map(({ lineage }) => [lineage, lineage + first]));
  const side = { entryYear: null, takenAt: null };
  const comparison: EditionComparison = {
    seen: seen ?? null,
    homeMajorId,
    homeMajorName: String(name ?? ''),
    left: { ...side, ref: `current:${homeMajorId}`, kind: 'current', name: names.current[language], majorId: homeMajorId, ...left },
    right: { ...side, ref: 'edition:12', kind: 'draft', name: names.draft[language], entryYear: 2026, majorId: 9001, ...right },
    ...countCompared(authored, { left: idsOf(before, 0), right: idsOf(after, 8000) }),
    coverage: JSON.parse(JSON.stringify(coverage)) as EditionComparison['coverage'],
    redline: JSON.parse(JSON.stringify(redline)) as EditionComparison['redline'],
  };
  return { comparison, page: (wanted) => pageOfChanges(authored, wanted) };
}
