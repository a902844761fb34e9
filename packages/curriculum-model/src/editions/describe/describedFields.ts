import { termName } from '../../course-units/courseSequence';
import { strengthWords } from '../../history/matrixFacts';
import { reportWordsOf, scaleWords } from '../../history/reportTables';
import { valueWords } from '../../history/tableFacts';
import { englishOf, joinNames, type Bilingual, type Language } from '../../language';
import { standardName } from '../../majors';
import { syllabusFieldNames } from '../../syllabus';
import type { FieldChange } from '../change';
import { shapeOf, type StateRecordKind } from '../shapes';
import { lineagesOf, listsOfLineages } from '../lineages';
import type { ShapeField, Value } from '../shapeFields';
import { describeWords } from './words';
import type { DescribedField } from './describedChange';

/** How the records of a kind are read. */
export interface FieldReading {
  kind: StateRecordKind;
  language: Language;
  /** What the record of a lineage number is called before the change; for what a record was split from or merged of, for the courses that one names, and for the goals that a syllabus names. */
  nameOfLineage: (lineage: number) => string;
}

/** The changed fields of a record in words. */
export function describedFields(fields: readonly FieldChange[], reading: FieldReading): DescribedField[] {
  return fields.flatMap((change) => {
    const described = describedField(change, reading);
    return reading.kind === 'syllabus' && change.name === 'exampercent' ? withScale(change, described, reading) : [described];
  });
}

/** The scale of the score is stored with its composition and shown by itself; of the two only what differs. */
function withScale({ before, after }: FieldChange, composition: DescribedField, { language }: FieldReading): DescribedField[] {
  const label = syllabusFieldNames.exampercenttype[language];
  const scale = { label, before: scaleWords(before, language), after: scaleWords(after, language), isText: false };
  const differing = [scale, composition].filter((field) => field.before !== field.after);
  return differing.length === 0 ? [composition] : differing;
}

function describedField({ name, before, after }: FieldChange, reading: FieldReading): DescribedField {
  const shape = shapeOf(reading.kind).fields[name];
  const words = (value: Value) => wordsOf(name, shape, value, reading);
  return {
    label: shape ? labelOf(shape, reading)[reading.language] : name,
    before: words(before),
    after: words(after),
    isText: shape?.field?.kind === 'text' && words(before) === before && words(after) === after,
  };
}

/** The label of a field; a text that is all that its record says is called by the record. */
function labelOf({ label, field, isEnglish }: ShapeField, { kind }: FieldReading): Bilingual {
  if (field?.kind !== 'text' || field.isWhole !== true) return label;
  const whole = shapeOf(kind).label;
  return isEnglish ? englishOf(whole) : whole;
}

function wordsOf(name: string, shape: ShapeField | undefined, value: Value, { kind, language, nameOfLineage }: FieldReading): string {
  if (name === 'relate') return strengthWords(value, language);
  if (kind === 'major' && name === 'standard' && typeof value === 'string') return standardName(value)[language];
  if (kind === 'course' && name === 'semester') return typeof value === 'number' ? termName(value, language) : '';
  if (listsOfLineages.has(name)) return joinNames(lineagesOf(value).map(nameOfLineage), language);
  if (typeof value === 'boolean') return describeWords[value ? 'yes' : 'no'][language];
  const report = kind === 'syllabus' ? reportWordsOf({ [name]: value }, language, nameOfLineage) : {};
  if (isNamed(report, name)) return report[name];
  return shape?.field ? valueWords(shape.field, value, { language }) : String(value ?? '');
}

function isNamed<Words extends object>(words: Words, name: string): name is keyof Words & string {
  return Object.hasOwn(words, name);
}
