import type { ReportData } from '@college/curriculum-model';
import { memo } from 'react';
import { ExamChoice } from '../../ExamChoice';
import { useSyllabusField } from '../../field';
import { GoalShareTable } from '../../GoalShareTable';
import { GradeNote } from '../../GradeNote';
import { PercentTable } from '../../PercentTable';
import { ControlField } from '../fields/ControlField';
import { TranslatedValue } from '../fields/TranslatedValue';
import { usePaperLanguages } from '../paperLanguage';
import { Part } from './Part';
import { Row } from './Row';

/** Part IV: how students are assessed, and how the total score is composed (companion document §2.12). */
export const AssessmentPart = memo(function AssessmentPart({ report }: { report: ReportData }) {
  return (
    <Part part={4}>
      <dl data-part="texts">
        <Row name="examtype">
          <Method />
        </Row>
        <Row name="examway">
          <TranslatedValue name="examway" />
        </Row>
      </dl>
      <Composition report={report} />
      <GradeNote />
      <dl data-part="texts">
        <Row name="examdetail">
          <TranslatedValue name="examdetail" />
        </Row>
      </dl>
    </Part>
  );
});

function Method() {
  return (
    <ControlField>
      <ExamChoice field={useSyllabusField('examtype')} />
    </ControlField>
  );
}

function Composition({ report }: { report: ReportData }) {
  const [field, languages] = [useSyllabusField('exampercent'), usePaperLanguages()];
  return (
    <>
      <PercentTable field={field} languages={languages} />
      <GoalShareTable field={field} report={report} languages={languages} />
    </>
  );
}
