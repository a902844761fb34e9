import * as terms from '../terms';
import type { Bilingual, Language } from '../language';
import type { Relate, RelateOption } from './relate';

const names: Record<Relate, Bilingual> = {
  0: terms.strongSupport,
  1: terms.weakSupport,
  [-1]: { zh: '无', en: 'None' },
};
const codes: Record<Relate, string> = { 0: '★', 1: '☆', [-1]: '' };

/** A strength with its name and its sign (domain.md §4.6). */
export function relateOption(relate: Relate, language: Language): RelateOption {
  return { name: names[relate][language], code: codes[relate], relate };
}

/** Strong, weak, none, as the pickers offer them. */
export function relateOptions(language: Language): RelateOption[] {
  return ([0, 1, -1] as const).map((relate) => relateOption(relate, language));
}
