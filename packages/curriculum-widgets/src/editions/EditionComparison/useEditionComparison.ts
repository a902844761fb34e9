import { readPlace, type EditionChange, type EditionComparison, type Place, type RedlineCell } from '@college/curriculum-model';
import { activeElement } from '@college/ui/shadow';
import { useMemo, useState, type RefObject } from 'react';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import type { ComparedSides, ComparisonSource } from './ComparisonSource';
import { isFiltering, noFilter, walked, type ChangesFilter } from './comparisonState';
import { useChanges } from './useChanges';

/** A record that a change leads to. */
export interface ChangeTarget {
  at: Place;
  /** The major and the course in which it can be opened; a course of null is the major itself. */
  majorId: number;
  courseId: number | null;
}

/** Nothing is looked at yet. Other sides have other changes. */
const noPlaces: ReadonlySet<Place> = new Set();

interface Options extends ComparedSides {
  source: ComparisonSource;
  onSidesChange: ((sides: ComparedSides) => void) | undefined;
  onGoTo: ((target: ChangeTarget) => void) | undefined;
  /** The list of changes. */
  listRef: RefObject<HTMLElement | null>;
}

/** The comparison of two states, its changes under a filter, and the one that is selected in list and matrix. */
export function useEditionComparison({ source, left, right, onSidesChange, onGoTo, listRef }: Options) {
  const language = useLanguage();
  // What is known of other sides is no answer: the page says that these are compared.
  const compared = useAnswer(`${left} ${right} ${language}`, (options) => source.loadComparison({ left, right }, options), {
    keepsLast: false,
  });
  const sides = [left, right].toSorted().join(' ');
  const [filterOf, setFilterOf] = useState({ sides, filter: noFilter });
  const filter = filterOf.sides === sides ? filterOf.filter : noFilter;
  const setFilter = (next: ChangesFilter) => setFilterOf({ sides, filter: next });
  const [selected, setSelected] = useState<{ place: Place; from: 'list' | 'matrix' } | null>(null);
  const [seenOf, setSeenOf] = useState<{ sides: string; places: ReadonlySet<Place> }>({ sides, places: noPlaces });
  const seen = seenOf.sides === sides ? seenOf.places : noPlaces;
  const [revision, setRevision] = useState(0);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const comparison = compared.request.status === 'done' ? compared.request.answer : null;
  const place = selected?.place ?? null;
  const cells = useMemo(() => cellsByPlace(comparison), [comparison]);
  const isFiltered = isFiltering(filter);
  const changes = useChanges({
    source,
    left,
    right,
    filter,
    language,
    revision,
    // A filtered matrix shows what the filters let through, so all of it has to be known.
    isAllWanted: isFiltered,
    place: selected?.from === 'matrix' && isChangedCell(cells, place) && !isFiltered ? place : null,
  });
  const shown = useMemo(
    () => (filter.isUnseenOnly ? changes.list.filter(({ at }) => at === place || !seen.has(at)) : changes.list),
    [changes.list, filter.isUnseenOnly, seen, place],
  );
  const matrixFilter = useMemo(() => (isFiltered ? new Set(shown.map(({ at }) => at)) : null), [isFiltered, shown]);

  function select(next: Place, from: 'list' | 'matrix') {
    setSelected({ place: next, from });
    if (!seen.has(next)) setSeenOf({ sides, places: new Set([...seen, next]) });
  }

  function walk(by: 1 | -1) {
    const next = walked(shown, place, by);
    if (next === null) return;
    select(next, 'list');
    // Where no part of the page has the focus, the entry takes it, so that Enter opens it.
    if (activeElement() === document.body || listRef.current?.contains(activeElement())) {
      requestAnimationFrame(() => listRef.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true }));
    }
  }

  function goToCourse(lineage: number | null, at: Place) {
    const target = comparison && targetOf(comparison, lineage, at);
    if (target) onGoTo?.(target);
  }

  return {
    comparison,
    /** What was compared last, for the names of its sides. */
    lastComparison: compared.last,
    failure: compared.request.status === 'failed' ? compared.request.message : null,
    retry: compared.retry,
    /** Whether what shows is compared again. */
    isRefreshing: compared.isPending,
    /** Compares again; what is known stays until that is here. */
    refresh() {
      compared.reload();
      setRevision((count) => count + 1);
    },
    filter,
    setFilter,
    clearFilter: () => setFilter(noFilter),
    isFilterOpen,
    setFilterOpen,
    changes,
    shown,
    matrixFilter,
    place,
    index: shown.findIndex(({ at }) => at === place),
    unseen: comparison ? Math.max(0, comparison.changes - [...seen].filter((at) => !isUnchangedCell(cells, at)).length) : null,
    cellAt: (at: Place) => cells.get(at),
    select,
    walk,
    swap: () => onSidesChange?.({ left: right, right: left }),
    open: ({ course, at }: Pick<EditionChange, 'course' | 'at'>) => goToCourse(course?.lineage ?? null, at),
    openCourse: (lineage: number) => goToCourse(lineage, `course:${lineage}`),
  };
}

/** Where a course can be opened: on the right, else on the left where it is gone. */
function targetOf({ parts, left, right }: EditionComparison, lineage: number | null, at: Place): ChangeTarget | null {
  if (lineage === null) {
    const majorId = right.majorId ?? left.majorId;
    return majorId === null ? null : { at, majorId, courseId: null };
  }
  const part = parts.find(({ course }) => course?.lineage === lineage);
  if (!part) return null;
  if (part.rightCourseId !== null && right.majorId !== null) return { at, majorId: right.majorId, courseId: part.rightCourseId };
  if (part.leftCourseId !== null && left.majorId !== null) return { at, majorId: left.majorId, courseId: part.leftCourseId };
  return null;
}

export function cellsByPlace(comparison: EditionComparison | null): ReadonlyMap<Place, RedlineCell> {
  const rows = comparison?.redline.rows ?? [];
  return new Map(rows.flatMap(({ lineage, cells }) => cells.map((cell) => [`course:${lineage}/binding:${cell.key}`, cell] as const)));
}

function isChangedCell(cells: ReadonlyMap<Place, RedlineCell>, place: Place | null): boolean {
  const cell = place === null ? undefined : cells.get(place);
  return cell !== undefined && cell.mark !== 'same';
}

/** Whether a place is a cell in which nothing differs: selecting one looks at no change. */
function isUnchangedCell(cells: ReadonlyMap<Place, RedlineCell>, place: Place): boolean {
  return readPlace(place)?.kind === 'binding' && !isChangedCell(cells, place);
}
