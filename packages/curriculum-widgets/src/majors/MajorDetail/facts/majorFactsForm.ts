import { accreditationStandards, type AccreditationStandard, type MajorInfo, type SaveMajorRequest } from '@college/curriculum-model';

/** The facts of a major as they are edited. */
export interface MajorFactsForm {
  name: string;
  english: string;
  code: string;
  standard: AccreditationStandard | '';
}

/** The facts as recorded. */
export function toFactsForm({ name, code = '', standard, translations }: MajorInfo): MajorFactsForm {
  const known = accreditationStandards.find((one) => one === standard);
  return { name, english: translations?.en?.name?.text ?? '', code, standard: known ?? '' };
}

/** The body of savemajor; the time of the English name is that of its last change. */
export function toSaveMajorRequest(form: MajorFactsForm, major: MajorInfo, departmentId: number, now: string): SaveMajorRequest {
  const { name: stored, ...others } = major.translations?.en ?? {};
  const text = form.english.trim();
  const name = text === stored?.text ? stored : { text, updatedAt: now };
  return {
    id: major.id,
    departmentId,
    name: form.name.trim(),
    code: form.code.trim(),
    standard: form.standard,
    ...(major.version === undefined ? {} : { version: major.version }),
    translations: { ...major.translations, en: text === '' ? others : { ...others, name } },
  };
}

/** The facts as they are shown once stored. */
export function factsStored(major: MajorInfo, { name, code, standard, translations, version }: SaveMajorRequest): MajorInfo {
  return { ...major, name, code, standard, translations, version };
}
