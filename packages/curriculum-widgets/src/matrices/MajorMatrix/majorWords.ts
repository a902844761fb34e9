import { numberedText, textOf, type GraduateIndicator, type GraduateRequire, type Language } from '@college/curriculum-model';

/** The words of a requirement or an indicator point without its number, which comes from its place. */
export function indicatorLabel(row: GraduateIndicator | GraduateRequire, language: Language): string {
  return numberedText(textOf(row, 'description', language)).text;
}
