import type { Bilingual, Language } from '../language';

/** Academic years on offer (reference §9). */
export const academicYears = ['2023-2024', '2024-2025'] as const;

/** Terms of a year (reference §9). */
export const terms = [1, 2, 3, 4] as const;

const pattern = /^(\d{4}-\d{4})-(\d)$/;

/** A term in words, such as 2024-2025学年第1学期; any other stored text is shown as it is (decision 126). */
export function yearLabel(value: string): Bilingual {
  const found = pattern.exec(value);
  if (!found) return { zh: value, en: value };
  return { zh: `${found[1]}学年第${found[2]}学期`, en: `${found[1]}, term ${found[2]}` };
}

/** The eight choices, and a stored other one at the end so that it is not lost. */
export function yearOptions(language: Language, stored?: string): { value: string; label: string }[] {
  const values: string[] = academicYears.flatMap((year) => terms.map((term) => `${year}-${term}`));
  const all = stored && !values.includes(stored) ? [...values, stored] : values;
  return all.map((value) => ({ value, label: yearLabel(value)[language] }));
}
