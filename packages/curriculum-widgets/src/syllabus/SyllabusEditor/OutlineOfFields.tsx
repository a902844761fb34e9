import {
  isSame,
  syllabusReadiness,
  type PartReadiness,
  type ReportData,
  type SyllabusFieldName,
  type SyllabusTableName,
} from '@college/curriculum-model';
import { activeElement } from '@college/ui/shadow';
import { Shortcuts } from '@college/ui/Shortcuts';
import { memo, useCallback, useMemo, type RefObject } from 'react';
import {
  englishName,
  recordNames,
  translatedNames,
  useSyllabusPart,
  useSyllabusStore,
  type SyllabusState,
  type SyllabusValues,
  type SyllabusWork,
} from '../field';
import { jumpToField, SyllabusOutline } from '../SyllabusOutline';
import { usePaperLanguages } from './paperLanguage';
import { toData } from './reportValues';

interface OutlineOfFieldsProps {
  report: ReportData;
  /** The sheet of the fields. */
  sheet: RefObject<HTMLElement | null>;
  links?: Partial<Record<SyllabusTableName, string>>;
}

/** The outline of the fields around, in the language of the paper; it updates when a field becomes filled or empty, not on every change of its text. */
export const OutlineOfFields = memo(function OutlineOfFields({ report, sheet, links }: OutlineOfFieldsProps) {
  const { intro, majorMatrix, projectMatrix, pointMatrix } = report;
  const languages = usePaperLanguages();
  const select = useMemo(() => {
    let kept: SyllabusWork['kept'] | null = null;
    let last: readonly PartReadiness[] = [];
    return ({ work }: SyllabusState) => {
      // Most keys change nothing that is kept.
      if (kept === work.kept) return last;
      kept = work.kept;
      const read = languages === 'en' ? inEnglish(kept) : kept;
      const next = syllabusReadiness(toData(read, intro), { majorMatrix, projectMatrix, pointMatrix });
      last = isSame(last, next) ? last : next;
      return last;
    };
  }, [languages, intro, majorMatrix, projectMatrix, pointMatrix]);
  const readiness = useSyllabusPart(select);
  const { isRevisable } = useSyllabusStore();
  const missing = useMemo(() => readiness.flatMap((part) => part.missing), [readiness]);
  const jump = useCallback(
    (field: SyllabusFieldName) => {
      if (sheet.current) jumpToField(sheet.current, field, { opens: true });
    },
    [sheet],
  );
  const next = useCallback(() => {
    const field = nextMissing(missing, activeElement()?.closest<HTMLElement>('[data-field]')?.dataset.field);
    if (field) jump(field);
  }, [missing, jump]);
  const keys = useMemo(() => ({ F8: next }), [next]);
  return (
    <Shortcuts keys={keys} isDisabled={!isRevisable || missing.length === 0}>
      <SyllabusOutline readiness={readiness} links={links} onJump={jump} onNext={isRevisable ? next : undefined} />
    </Shortcuts>
  );
});

/** The fields as a paper in English shows them. */
function inEnglish(values: SyllabusValues): SyllabusValues {
  return { ...values, ...Object.fromEntries(translatedNames.map((name) => [name, values[englishName(name)]])) };
}

/** The missing field that follows another in the order of the paper, from the beginning again after the last. */
function nextMissing(missing: readonly SyllabusFieldName[], from: string | undefined): SyllabusFieldName | undefined {
  const place = (name: string | undefined) => recordNames.findIndex((one) => one === name?.replace('en:', ''));
  return missing.find((name) => place(name) > place(from)) ?? missing[0];
}
