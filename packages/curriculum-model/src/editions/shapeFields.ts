import { englishOf, type Bilingual } from '../language';
import { type Field, type FieldKind, type FieldTable } from '../records';
import { shapeWords } from './words';

/** A value of a field. Objects and lists are those of a field with a schema of its own, such as a timetable. */
export type Value = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;

/** What a comparison knows of a field. */
export interface ShapeField {
  label: Bilingual;
  /** Whether it holds the English of the field of the same name. */
  isEnglish: boolean;
  /** What a record holds that leaves the field out, so that a later field does not change older states. */
  blank: Value;
  /** Its declaration; absent where no field table has it. */
  field?: Field;
}

const blanks = { text: '', choice: null, hours: 0, figure: null, reference: null, own: null } satisfies Record<FieldKind, Value>;

/** The fields of a record as a comparison sees them: the two languages of a text are two fields, as people write them at different times. */
export function shapeFields(table: FieldTable): Record<string, ShapeField> {
  return Object.fromEntries(Object.entries(table).flatMap(([name, field]) => inItsLanguages(name, field)));
}

/** The same of a record whose text begins with its number, in each language: to renumber it is not to rename it. */
export function numberedFields(table: FieldTable): Record<string, ShapeField> {
  const { number } = shapeWords;
  return {
    number: { label: number, isEnglish: false, blank: '' },
    [englishFieldName('number')]: { label: englishOf(number), isEnglish: true, blank: '' },
    ...shapeFields(table),
  };
}

/** The name under which the English of a text is a field. */
export function englishFieldName(name: string): string {
  return `${name}.en`;
}

function inItsLanguages(name: string, field: Field): [name: string, field: ShapeField][] {
  const { label } = field;
  const own: [string, ShapeField] = [name, { label, isEnglish: false, blank: blanks[field.kind], field }];
  if (field.kind !== 'text' || !field.isTranslated) return [own];
  return [own, [englishFieldName(name), { label: englishOf(label), isEnglish: true, blank: '', field }]];
}
