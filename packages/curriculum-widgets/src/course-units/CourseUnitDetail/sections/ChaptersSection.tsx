import { sumHours } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { memo } from 'react';
import { FormSection } from '../../../support/formSections/FormSection';
import { PlaceMark } from '../../../support/placeMarks/PlaceMark';
import { ProjectTable } from '../../ProjectTable/ProjectTable';
import { visibleRows, type EditableProjectRow } from '../../ProjectTable/projectRows';
import type { CourseUnitDesk } from '../courseUnitDesk';
import { courseUnitDetailMessages } from '../messages';

export interface ChaptersSectionProps {
  rows: readonly EditableProjectRow[];
  /** Hours of the unit. */
  theoryPeriod: number;
  practicePeriod: number;
  /** Keys of the rows that are marked as having no name. */
  unnamedRows?: readonly string[] | undefined;
  isReadOnly: boolean;
  desk: CourseUnitDesk;
}

/** The chapters of a course unit, with their hours. */
export const ChaptersSection = memo(function ChaptersSection(props: ChaptersSectionProps) {
  const { rows, theoryPeriod, practicePeriod, unnamedRows, isReadOnly, desk } = props;
  const text = useMessages(courseUnitDetailMessages);
  const shown = visibleRows(rows);
  return (
    <FormSection
      title={text.projects}
      place="courseMatrixVOS"
      // Rows that can be changed have their marks themselves.
      mark={isReadOnly && shown.map(({ key, id, name }) => <PlaceMark key={key} kind="chapter" id={id} name={name} isQuiet />)}
      summary={text.projectsSummary({ count: shown.length, hours: sumHours(shown).total })}
    >
      <ProjectTable
        rows={rows}
        unitHours={{ theoryPeriod, practicePeriod }}
        unnamedRows={unnamedRows}
        isReadOnly={isReadOnly}
        onChange={(event) => desk.act({ type: 'projectsChanged', event })}
        onValidityChange={desk.setRowsValid}
      />
    </FormSection>
  );
});
