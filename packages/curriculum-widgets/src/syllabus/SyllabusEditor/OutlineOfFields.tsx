import { isSame, syllabusReadiness, type PartReadiness, type ReportData, type SyllabusTableName } from '@college/curriculum-model';
import { memo, useMemo, type RefObject } from 'react';
import { useSyllabusPart, type SyllabusState, type SyllabusWork } from '../field';
import { jumpToField, SyllabusOutline } from '../SyllabusOutline';
import { toData } from './reportValues';

interface OutlineOfFieldsProps {
  report: ReportData;
  /** The sheet of the fields. */
  sheet: RefObject<HTMLElement | null>;
  links?: Partial<Record<SyllabusTableName, string>>;
}

/** The outline of the fields around; it updates when a field becomes filled or empty, not on every change of its text. */
export const OutlineOfFields = memo(function OutlineOfFields({ report, sheet, links }: OutlineOfFieldsProps) {
  const { intro, majorMatrix, projectMatrix, pointMatrix } = report;
  const select = useMemo(() => {
    let kept: SyllabusWork['kept'] | null = null;
    let last: readonly PartReadiness[] = [];
    return ({ work }: SyllabusState) => {
      // Most keys change nothing that is kept.
      if (kept === work.kept) return last;
      kept = work.kept;
      const next = syllabusReadiness(toData(kept, intro), { majorMatrix, projectMatrix, pointMatrix });
      last = isSame(last, next) ? last : next;
      return last;
    };
  }, [intro, majorMatrix, projectMatrix, pointMatrix]);
  const readiness = useSyllabusPart(select);
  return (
    <SyllabusOutline
      readiness={readiness}
      links={links}
      onJump={(field) => sheet.current && jumpToField(sheet.current, field, { opens: true })}
    />
  );
});
