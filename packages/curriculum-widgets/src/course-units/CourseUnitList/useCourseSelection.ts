import type { ListedCourseUnit } from '@college/curriculum-model';
import type { RowId } from '@college/ui/DataTable';
import { useState } from 'react';

/** The selected units. They stay selected while others are on show, by another page, order or keyword, until another view is. */
export function useCourseSelection(rows: readonly ListedCourseUnit[], viewKey: string | undefined) {
  const [selected, setSelected] = useState<ReadonlyMap<RowId, ListedCourseUnit>>(new Map());
  const [knownKey, setKnownKey] = useState(viewKey);
  if (knownKey !== viewKey) {
    setKnownKey(viewKey);
    setSelected(new Map());
  }
  const shown = new Map<RowId, ListedCourseUnit>(rows.map((unit) => [unit.id, unit]));
  // What was read last counts: its revision and its leaders are what an act is based on.
  const units = [...selected].map(([id, unit]) => shown.get(id) ?? unit);
  return {
    ids: new Set(selected.keys()) as ReadonlySet<RowId>,
    units,
    hiddenCount: units.filter(({ id }) => !shown.has(id)).length,
    select(ids: ReadonlySet<RowId>) {
      const next = [...ids].flatMap((id): [RowId, ListedCourseUnit][] => {
        const unit = shown.get(id) ?? selected.get(id);
        return unit ? [[id, unit]] : [];
      });
      setSelected(new Map(next));
    },
    clear: () => setSelected(new Map()),
  };
}

export type CourseSelection = ReturnType<typeof useCourseSelection>;
