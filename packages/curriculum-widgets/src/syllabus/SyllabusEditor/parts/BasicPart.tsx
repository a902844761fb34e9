import { totalPeriodText, type DocumentTable as Table, type TotalPeriodData } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { memo, useMemo } from 'react';
import { DocumentTable } from '../../DocumentTable';
import { isEnglishOlder, useSyllabusField, useSyllabusPart } from '../../field';
import { ScheduleTable } from '../../ScheduleTable';
import { EmptyMatrix } from '../../SyllabusOutline';
import { TermSelect } from '../../TermSelect';
import { ControlField } from '../fields/ControlField';
import { NumberValue } from '../fields/NumberValue';
import { TextValue } from '../fields/TextValue';
import { TranslatedValue } from '../fields/TranslatedValue';
import { syllabusEditorMessages } from '../messages';
import { useFieldLabel, usePaperLanguages } from '../paperLanguage';
import { Part } from './Part';
import { Row } from './Row';

interface BasicPartProps {
  /** Theory, practice and other hours, counted from the chapters. */
  hours: TotalPeriodData;
  majorMatrix: Table;
  /** Where the major matrix is made. */
  matrixHref?: string;
}

/** Part I: what, when, where and by whom, and which indicator points the course supports (companion document §2.12). */
export const BasicPart = memo(function BasicPart({ hours, majorMatrix, matrixHref }: BasicPartProps) {
  const text = useMessages(syllabusEditorMessages);
  return (
    <Part part={1}>
      <dl data-part="facts">
        <Row name="totalPeriodData">
          <div data-part="field" data-field="totalPeriodData">
            <span data-part="text">{totalPeriodText(hours)}</span>
          </div>
        </Row>
        <Row name="score">
          <NumberValue name="score" />
        </Row>
        <Row name="year">
          <Term />
        </Row>
        <Row name="yearPeriod">
          <NumberValue name="yearPeriod" />
        </Row>
        <Row name="lecturer">
          <TranslatedValue name="lecturer" />
        </Row>
        <Row name="phone">
          <PlainValue name="phone" />
        </Row>
        <Row name="email">
          <PlainValue name="email" />
        </Row>
        <Row name="department">
          <TranslatedValue name="department" />
        </Row>
        <Row name="classname">
          <TranslatedValue name="classname" />
        </Row>
        <Row name="students">
          <NumberValue name="students" unit={text.persons} />
        </Row>
        <Row name="classroom" isWide>
          <TranslatedValue name="classroom" />
        </Row>
      </dl>
      <Schedule />
      <dl data-part="texts">
        <Row name="textbooks">
          <TranslatedValue name="textbooks" />
        </Row>
        <Row name="references">
          <TranslatedValue name="references" />
        </Row>
      </dl>
      <DocumentTable table={majorMatrix} />
      {majorMatrix.rows.length === 0 && <EmptyMatrix matrix="majorMatrix" href={matrixHref} />}
    </Part>
  );
});

function PlainValue({ name }: { name: 'phone' | 'email' }) {
  return <TextValue name={name} label={useFieldLabel(name)} />;
}

function Term() {
  return (
    <ControlField>
      <TermSelect field={useSyllabusField('year')} />
    </ControlField>
  );
}

function Schedule() {
  const zh = useSyllabusPart(({ work }) => work.kept.classroom);
  const en = useSyllabusPart(({ work }) => work.kept['en:classroom']);
  const older = useSyllabusPart((state) => isEnglishOlder(state, 'classroom'));
  const classroom = useMemo(() => ({ zh, en, older }), [zh, en, older]);
  return <ScheduleTable field={useSyllabusField('schedule')} languages={usePaperLanguages()} classroom={classroom} />;
}
