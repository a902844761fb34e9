import {
  accreditationStandards,
  type AccreditationStandard,
  type DepartmentMajors,
  type FieldValues,
  type majorFields,
  type MajorInfo,
  type SaveDepartmentRequest,
  type SaveMajorRequest,
  type Translations,
} from '@college/curriculum-model';

/** What is edited: a department, or a major of one; without a record it is a new one. */
export type Editing =
  | { kind: 'department'; department: DepartmentMajors | null }
  | { kind: 'major'; departmentId: number; major: MajorInfo | null };

/** The fields of the dialog; a department has its names alone. */
export interface RecordForm extends Omit<FieldValues<typeof majorFields>, 'departmentId'> {
  english: string;
  objectivesEnglish: string;
  standard: AccreditationStandard | '';
}

/** A department or major as recorded, as far as the dialog knows it. */
export interface Recorded {
  name: string;
  code?: string;
  standard?: string;
  objectives?: string;
  version?: number;
  translations?: Translations;
}

/** The record that is edited; undefined for a new one. */
export function recordOf(editing: Editing): (Recorded & { id: number }) | undefined {
  return (editing.kind === 'department' ? editing.department : editing.major) ?? undefined;
}

/** The fields as recorded. */
export function toForm(record: Recorded | undefined): RecordForm {
  const standard = accreditationStandards.find((one) => one === record?.standard);
  return {
    name: record?.name ?? '',
    english: record?.translations?.en?.name?.text ?? '',
    code: record?.code ?? '',
    standard: standard ?? '',
    objectives: record?.objectives ?? '',
    objectivesEnglish: record?.translations?.en?.objectives?.text ?? '',
  };
}

/** What is saved of both kinds: the names, and the version they were read with. */
function named(form: RecordForm, base: Recorded | undefined, now: string) {
  return {
    name: form.name.trim(),
    ...(base?.version === undefined ? {} : { version: base.version }),
    translations: withEnglish(base?.translations, { name: form.english }, now),
  };
}

/** The texts with some in English as they are typed; an unchanged one keeps its timestamp, which marks it when it is older than the Chinese. */
function withEnglish(base: Translations | undefined, typed: Readonly<Record<string, string>>, now: string): Translations {
  const en = { ...base?.en };
  for (const [field, value] of Object.entries(typed)) {
    const text = value.trim();
    if (text === '') delete en[field];
    else if (text !== en[field]?.text) en[field] = { text, updatedAt: now };
  }
  return { ...base, en };
}

/** The body of savedepartment. */
export function toSaveDepartment(form: RecordForm, id: number, base: Recorded | undefined, now: string): SaveDepartmentRequest {
  return { id, ...named(form, base, now) };
}

/** The body of savemajor. */
export function toSaveMajor(
  form: RecordForm,
  place: { id: number; departmentId: number },
  base: Recorded | undefined,
  now: string,
): SaveMajorRequest {
  const { translations, ...names } = named(form, base, now);
  return {
    ...place,
    ...names,
    code: form.code.trim(),
    standard: form.standard,
    objectives: form.objectives.trim(),
    translations: withEnglish(translations, { objectives: form.objectivesEnglish }, now),
  };
}

/** What somebody else saved meanwhile, out of the refusal of an old version; read by shape, so that any backend's error will do. */
export function theirsIn(error: unknown): Recorded | undefined {
  if (!(error instanceof Error) || !('code' in error) || String(error.code) !== '30009' || !('data' in error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string' ? (data as Recorded) : undefined;
}
