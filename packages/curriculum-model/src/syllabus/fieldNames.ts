import type { Bilingual } from '../language';
import { courseUnitFields } from '../records/courseUnit';
import { eachOf, namesOf, namesWhere } from '../records/deriveFields';
import type { FieldNameIn, FieldNameWhere } from '../records/fieldTable';
import { syllabusFields } from '../records/syllabus';
import type { SyllabusData } from './syllabusData';

/** A field of the syllabus editor. */
export type SyllabusFieldName = keyof SyllabusData;

/** The name under which a field of the report is stored. */
export type StoredSyllabusName = FieldNameIn<typeof syllabusFields>;

// Two fields change their name on the way to the editor (decision 120).
const editorNames = { textreferences: 'references', textgroup: 'group' } as const;
const storedNames: Partial<Record<string, string>> = { references: 'textreferences', group: 'textgroup' };

/** What the editor calls a stored field. */
export type EditorName<Stored> = Stored extends keyof typeof editorNames ? (typeof editorNames)[Stored] : Stored;

/** What the editor calls a stored field. */
export function editorName<Stored extends StoredSyllabusName>(name: Stored): EditorName<Stored> {
  const renamed: Partial<Record<string, string>> = editorNames;
  return (renamed[name] ?? name) as EditorName<Stored>;
}

/** The name under which a field is stored, and the English of a text among the translations. */
export function storedFieldName(name: SyllabusFieldName): string {
  return storedNames[name] ?? name;
}

const { textreferences, textgroup, ...labels } = eachOf(namesOf(syllabusFields), (name): Bilingual => syllabusFields[name].label);

/** What the fields are called on screen and on paper (reference §2.12). */
export const syllabusFieldNames: Readonly<Record<SyllabusFieldName, Bilingual>> = {
  ...labels,
  references: textreferences,
  group: textgroup,
  courseDesc: courseUnitFields.introduction.label,
  exampercenttype: { zh: '总评记分方式', en: 'Total-score composition type' },
  totalPeriodData: { zh: '总学时', en: 'Total study hours' },
};

/** A text of the editor that has English beside it; the introduction belongs to the course (decision 156). */
export type SyllabusTextField = EditorName<FieldNameWhere<typeof syllabusFields, { hasEnglishField: true }>> | 'courseDesc';

/** Fields whose text exists in both languages. */
export const syllabusTextFields: readonly SyllabusTextField[] = [
  ...namesWhere(syllabusFields, { hasEnglishField: true }).map(editorName),
  'courseDesc',
];
