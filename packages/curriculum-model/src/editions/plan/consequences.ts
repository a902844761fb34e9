import type { Language } from '../../language';
import { sum } from '../../hours';
import { coverageChange, figuresOf, type EditionGap } from '../figures';
import { gapSentences } from '../compared/gapSentences';
import { conflictKey, mergeEditions, type Choices, type Conflict } from '../merge';
import { readPlace } from '../places';
import type { StateRecordKind } from '../shapes';
import type { CurriculumState, StatePart } from '../state';
import type { Value } from '../shapeFields';
import { withoutLoose } from '../withoutLoose';
import type { ThreeWay } from './threeWay';
import { planWords } from './words';

type Version = 'base' | 'draft' | 'current';
/** What each version of a conflict would do, a sentence each. */
export type Consequence = Record<Version, string | null>;

const versions = ['base', 'draft', 'current'] as const;
// Each of them is a merge of its own.
const mergedAtMost = 12;
const deciding: Partial<Record<StateRecordKind, readonly string[]>> = {
  binding: ['relate'],
  goal: ['isBound'],
  course: ['theoryPeriod', 'practicePeriod', 'classId'],
};
const removable = new Set<StateRecordKind>(['requirement', 'indicator', 'course', 'binding', 'goal']);

/** What the choices of conflicts do to coverage and hours against the side that is written, by the keys of the conflicts. */
export function consequences(merge: ThreeWay, target: CurriculumState, language: Language): ReadonlyMap<string, Consequence> {
  let merges = 0;
  return new Map(
    merge.conflicts.flatMap((conflict) => {
      const states = outcomes(conflict);
      return states ? [[conflictKey(conflict), consequenceOf(states)] as const] : [];
    }),
  );

  function outcomes(conflict: Conflict): Record<Version, CurriculumState> | undefined {
    const { kind } = readPlace(conflict.at) ?? {};
    if (!kind) return undefined;
    if (conflict.type === 'field') {
      if (!deciding[kind]?.includes(conflict.name)) return undefined;
      return each((version) => withField(merge.merged, conflict.at, conflict.name, conflict[version]));
    }
    if (conflict.type !== 'removed' || !removable.has(kind) || (merges += 1) > mergedAtMost) return undefined;
    return each((version) => {
      const choices: Choices = { ...merge.choices, [conflictKey(conflict)]: version };
      return mergeEditions(merge, choices).merged;
    });
  }

  function consequenceOf(states: Record<Version, CurriculumState>): Consequence {
    const changes = each((version) => coverageChange(target, states[version]));
    const hours = each((version) => totalHours(states[version]));
    const isOfAll = (type: 'opened' | 'closed', gap: EditionGap) =>
      versions.every((version) => changes[version][type].some((one) => one.rule === gap.rule && one.at === gap.at));
    const sentences = each((version) => {
      const say = { opened: gapSentences(states[version], language), closed: gapSentences(target, language) };
      const gaps = (['opened', 'closed'] as const).flatMap((type) =>
        changes[version][type]
          .filter((gap) => !isOfAll(type, gap))
          .map((gap) => planWords[type === 'opened' ? 'opens' : 'closes'](say[type](gap))[language]),
      );
      const isOther = versions.some((one) => hours[one] !== hours[version]);
      return [...gaps, ...(isOther ? [planWords.hours(hours[version])[language]] : [])];
    });
    return each((version) => sentences[version].join(language === 'zh' ? '；' : '. ') || null);
  }
}

function each<Made>(make: (version: Version) => Made): Record<Version, Made> {
  return { base: make('base'), draft: make('draft'), current: make('current') };
}

/** Theory and practice of all courses. */
export function totalHours(state: CurriculumState): number {
  const { theory, practice } = figuresOf(state).hours;
  return sum([theory, practice]);
}

/** A state with another value of one field. */
function withField(state: CurriculumState, at: string, name: string, value: Value): CurriculumState {
  const place = readPlace(at)!;
  const inPart = (part: StatePart): StatePart => ({
    kind: part.kind,
    lineage: part.lineage,
    records: {
      ...part.records,
      [place.kind]: part.records[place.kind]?.map((record) =>
        record.key === place.key ? { ...record, fields: { ...record.fields, [name]: value } } : record,
      ),
    },
  });
  return withoutLoose({
    major: place.part === 'major' ? inPart(state.major) : state.major,
    courses: state.courses.map((part) => (part.lineage === place.lineage ? inPart(part) : part)),
  });
}
