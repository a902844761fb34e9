import type { Language } from '../../language';
import { indicatorsOf, type MajorRule, type SupportCount } from '../../matrices';
import type { Change } from '../change';
import { compareEditions } from '../compareEditions';
import { recordNames } from '../describe/recordNames';
import { coverageChange, majorMatrixOf, type CoverageChange, type EditionGap, type IndicatorSupport } from '../figures';
import { partPlace, readPlace, recordPlace } from '../places';
import type { CurriculumState, Key } from '../state';
import { stateIndex } from '../stateIndex';
import { redlineCells, type RedlineCell, type RedlineMark } from './redlineCells';
import { unionOfIndicators, unionOfKeys } from './unionOfLists';

/** A requirement or an indicator point of either state. */
export interface RedlineHead {
  key: Key;
  /** Its number in the later state, or in the earlier one where it is gone. */
  number: string;
  /** The number that it had, where that was another one. */
  numberBefore: string | null;
  text: string;
  mark: RedlineMark;
}

/** An indicator point with its support in both states. */
export interface RedlineColumn extends RedlineHead {
  /** The requirement it belongs to, or belonged to. */
  requirement: Key;
  before: SupportCount;
  after: SupportCount;
  /** What it lacks that it did not lack before, and the other way round. */
  opened: readonly MajorRule[];
  closed: readonly MajorRule[];
}

/** A course of either state. */
export interface RedlineRow {
  lineage: number;
  name: string;
  mark: RedlineMark;
  /** Whether anything in the course differs besides its supports. */
  isEdited: boolean;
  /** The cells that hold support in either state. */
  cells: readonly RedlineCell[];
}

/** The major matrices of two states in one: removed rows and columns keep their positions. */
export interface RedlineMatrix {
  requirements: readonly RedlineHead[];
  columns: readonly RedlineColumn[];
  rows: readonly RedlineRow[];
}

/** Draws two major matrices into each other, with the names in one language; who compared the states already gives what came of it. */
export function redlineMatrix(
  before: CurriculumState,
  after: CurriculumState,
  language: Language,
  known: { changes?: readonly Change[]; coverage?: CoverageChange } = {},
): RedlineMatrix {
  const sides = [before, after].map((state) => sideOf(state, language)) as [Side, Side];
  const [was, is] = sides;
  const { coverage = coverageChange(before, after), changes = compareEditions(before, after) } = known;
  const [had, has] = [coverage.before, coverage.after].map(({ indicators }) => new Map(indicators.map((one) => [one.key, one])));
  const edited = editedCourses(changes);
  const columns = unionOfIndicators(before.major, after.major).map(({ key, under = '' }) => ({
    ...headOf(key, 'indicator', sides),
    requirement: under,
    before: countIn(had!, key),
    after: countIn(has!, key),
    opened: rulesAt(coverage.opened, key),
    closed: rulesAt(coverage.closed, key),
  }));
  return {
    requirements: [...new Set(columns.map(({ requirement }) => requirement))].map((key) => headOf(key, 'requirement', sides)),
    columns,
    rows: unionOfKeys([...was.courses.keys()], [...is.courses.keys()]).map((key) => {
      const place = partPlace({ kind: 'course', lineage: Number(key) });
      return {
        lineage: Number(key),
        name: is.nameAt(place) || was.nameAt(place),
        mark: markOf(was.courses.has(key), is.courses.has(key)),
        isEdited: edited.has(Number(key)),
        cells: redlineCells(was.courses.get(key), is.courses.get(key)),
      };
    }),
  };
}

type Side = ReturnType<typeof sideOf>;

/** What the redline reads of one state. */
function sideOf(state: CurriculumState, language: Language) {
  const numbered = indicatorsOf(majorMatrixOf(state)).flatMap((requirement) => [requirement, ...requirement.indicators]);
  return {
    courses: new Map(state.courses.map((part) => [String(part.lineage), part])),
    numbers: new Map(numbered.map(({ id, number }) => [String(id), number])),
    nameAt: recordNames(stateIndex(state), language, 'unnumbered'),
  };
}

function headOf(key: Key, kind: 'requirement' | 'indicator', [was, is]: [Side, Side]): RedlineHead {
  const place = recordPlace({ kind: 'major', lineage: 0 }, kind, key);
  const [before, after] = [was.numbers.get(key), is.numbers.get(key)];
  return {
    key,
    number: after ?? before ?? '',
    numberBefore: before !== undefined && after !== undefined && before !== after ? before : null,
    text: is.nameAt(place) || was.nameAt(place),
    mark: markOf(before !== undefined, after !== undefined),
  };
}

/** Courses in which more than support differs. */
function editedCourses(changes: readonly Change[]): ReadonlySet<number> {
  return new Set(
    changes.flatMap(({ at }) => {
      const place = readPlace(at);
      return place?.lineage === undefined || place.kind === 'binding' ? [] : [place.lineage];
    }),
  );
}

function rulesAt(gaps: readonly EditionGap[], key: Key): MajorRule[] {
  const place = recordPlace({ kind: 'major', lineage: 0 }, 'indicator', key);
  return gaps.flatMap(({ at, rule }) => (at === place ? [rule] : []));
}

function markOf(wasThere: boolean, isThere: boolean): RedlineMark {
  return wasThere === isThere ? 'same' : isThere ? 'added' : 'removed';
}

function countIn(counts: ReadonlyMap<Key, IndicatorSupport>, key: Key): SupportCount {
  const { strong, weak } = counts.get(key) ?? { strong: 0, weak: 0 };
  return { strong, weak };
}
