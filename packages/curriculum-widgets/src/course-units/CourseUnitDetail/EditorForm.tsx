import { courseUnitFields, namesWhere } from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { ReadAsText } from '@college/ui/Field';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useCallback, useEffect, useMemo, type RefObject } from 'react';
import { styled } from 'styled-components';
import { RestoredNote } from '../../support/restored/RestoredNote';
import type { OpenDesk } from '../../support/desk/deskState';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import type { CourseUnitDetailSource } from './CourseUnitDetailSource';
import type { CourseUnitDesk } from './courseUnitDesk';
import { formProblems, type CourseUnitFields, type CourseUnitForm } from './courseUnitForm';
import { pointsOf, type CourseUnitWork } from './courseUnitWork';
import { courseUnitDetailMessages } from './messages';
import type { OpenCourseUnit } from './openCourseUnit';
import { BasicSection } from './sections/BasicSection';
import { ChaptersSection } from './sections/ChaptersSection';
import { PointsSection } from './sections/PointsSection';
import { FormSection } from '../../support/formSections/FormSection';
import { TextSections } from './sections/TextSections';
import type { CourseOption } from './sections/useCourseOptions';
import type { SequenceForm } from './sequenceForm';
import { useKept } from '../../support/useKept';
import type { DrawnSlots } from './useDrawnSlots';

const sequenceSection = lazyPart(async () => (await import('./sections/sequence/SequenceSection')).SequenceSection);

interface EditorFormProps {
  desk: CourseUnitDesk;
  state: OpenDesk<CourseUnitWork>;
  /** What the fields show. */
  form: CourseUnitForm;
  source: CourseUnitDetailSource;
  unit: OpenCourseUnit;
  slots: DrawnSlots;
  options: { classes: readonly CourseOption[]; types: readonly CourseOption[] };
  ref: RefObject<HTMLDivElement | null>;
}

/** The sections of a unit, from its name down to its points; each is drawn again only for what it shows. */
export function EditorForm({ desk, state, form, source, unit, slots, options, ref: root }: EditorFormProps) {
  const text = useMessages(courseUnitDetailMessages);
  const { id, majorId, isReadOnly, controls } = unit;
  const place = useMemo(() => ({ id, majorId, isReadOnly, controls }), [id, majorId, isReadOnly, controls]);
  const isEnglish = !useLocale().locale.startsWith('zh');
  const { act } = desk;
  const { Part: Sequence } = useLazyPart(sequenceSection);
  const { refusals } = state;
  const problems = refusals > 0 ? formProblems(form) : null;
  const { imported, ...rest } = pointsOf(state.history.present);
  const saved = useKept(rest.saved);
  const rows = useKept(form.projects);
  const points = useMemo(() => ({ saved, imported }), [saved, imported]);

  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, root]);

  const handleFields = useCallback((change: Partial<CourseUnitFields & SequenceForm>) => act({ type: 'fieldsChanged', change }), [act]);

  const parts = (
    <>
      <BasicSection
        fields={form}
        classes={options.classes}
        types={options.types}
        emptyFields={problems?.emptyFields}
        isReadOnly={isReadOnly}
        isNew={unit.isNew}
        onChange={handleFields}
      />
      {source.listCourseUnits && Sequence && <Sequence fields={form} unit={place} source={source} onChange={handleFields} />}
      <TextSections fields={form} isReadOnly={isReadOnly} onChange={handleFields} />
      {slots.goals && (
        <FormSection title={text.goals} place="goals">
          {slots.goals}
        </FormSection>
      )}
      <ChaptersSection
        rows={rows}
        theoryPeriod={form.theoryPeriod || 0}
        practicePeriod={form.practicePeriod || 0}
        unnamedRows={problems?.unnamedRows}
        isReadOnly={isReadOnly}
        desk={desk}
      />
      <PointsSection points={points} source={source} unit={place} tools={slots.pointTools} onChange={act} />
    </>
  );

  return (
    <Page ref={root}>
      <RestoredNote writtenAt={state.restoredFrom} onDiscard={desk.discard} />
      {isEnglish && !isReadOnly && isChineseRecord(form) && (
        <Note variant="info" action={slots.translations}>
          {text.recordNote}
        </Note>
      )}
      {slots.firstSteps}
      {isReadOnly ? <ReadAsText>{parts}</ReadAsText> : parts}
    </Page>
  );
}

// A backend may keep its record in English: then there is nothing to explain.
function isChineseRecord(form: CourseUnitForm): boolean {
  return translatedNames.some((name) => /\p{Script=Han}/u.test(form[name]));
}

const translatedNames = namesWhere(courseUnitFields, { isTranslated: true });

const Page = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: ${tokens.space[5]} ${tokens.size.pageX} ${tokens.space[10]};

  /* Below a note. */
  > * + section:first-of-type {
    padding-block-start: ${tokens.space[5]};
  }
`;
