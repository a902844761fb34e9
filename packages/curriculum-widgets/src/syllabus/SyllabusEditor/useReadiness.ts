import { isSame, syllabusReadiness, type PartReadiness, type ReportData, type SyllabusTableName } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useSyllabusPart, type SyllabusState, type SyllabusWork } from '../field';
import { toData } from './reportValues';

/** How far each part is filled in; changes when a field becomes filled or empty, not on every change of its text. */
export function useReadiness({ intro, majorMatrix, projectMatrix, pointMatrix }: ReportData): readonly PartReadiness[] {
  const select = useMemo(
    () => readinessOf(intro, { majorMatrix, projectMatrix, pointMatrix }),
    [intro, majorMatrix, projectMatrix, pointMatrix],
  );
  return useSyllabusPart(select);
}

function readinessOf(intro: ReportData['intro'], tables: Pick<ReportData, SyllabusTableName>) {
  let kept: SyllabusWork['kept'] | null = null;
  let last: readonly PartReadiness[] = [];
  return ({ work }: SyllabusState) => {
    // Most keys change nothing that is kept.
    if (kept === work.kept) return last;
    kept = work.kept;
    const next = syllabusReadiness(toData(kept, intro), tables);
    last = isSame(last, next) ? last : next;
    return last;
  };
}
