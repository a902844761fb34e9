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
  standard: AccreditationStandard | '';
}

/** A department or major as recorded, as far as the dialog knows it. */
export interface Recorded {
  name: string;
  code?: string;
  standard?: string;
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
  };
}

/** What is saved of both kinds: the names, and the version they were read with. */
function named(form: RecordForm, base: Recorded | undefined, now: string) {
  const { name: stored, ...others } = base?.translations?.en ?? {};
  const text = form.english.trim();
  // An unchanged English name keeps its timestamp, which marks it when it is older than the Chinese.
  const name = text === stored?.text ? stored : { text, updatedAt: now };
  return {
    name: form.name.trim(),
    ...(base?.version === undefined ? {} : { version: base.version }),
    translations: { ...base?.translations, en: text === '' ? others : { ...others, name } },
  };
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
  return { ...place, ...named(form, base, now), code: form.code.trim(), standard: form.standard };
}

/** What somebody else saved meanwhile, out of the refusal of an old version; read by shape, so that any backend's error will do. */
export function theirsIn(error: unknown): Recorded | undefined {
  if (!(error instanceof Error) || !('code' in error) || String(error.code) !== '30009' || !('data' in error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string' ? (data as Recorded) : undefined;
}
