import type { OptionItem } from '@college/curriculum-model';
import { useChoices } from '../../occupations/choices/useChoices';
import type { CollegeMajorEditorSource } from './CollegeMajorEditorSource';

/** What one chooses from in the editor, in the language of the interface. */
export interface CollegeMajorChoices {
  types: readonly OptionItem[];
  standards: readonly OptionItem[];
  years: readonly OptionItem[];
  system: readonly OptionItem[];
}

/** Reads all choices of the editor; the form waits for their first arrival, not for that of another language. */
export function useCollegeMajorChoices(source: CollegeMajorEditorSource, language: string) {
  const types = useChoices({ load: source.listProfessionTypes, language });
  const standards = useChoices({ load: source.listProfessionStandards, language });
  const years = useChoices({ load: source.listProfessionYears, language });
  const system = useChoices({ load: source.listProfessionSystem, language });
  const all = [types, standards, years, system];
  const choices: CollegeMajorChoices = { types: types.items, standards: standards.items, years: years.items, system: system.items };
  return {
    choices,
    isWaiting: all.some(({ items, isPending }) => isPending && items.length === 0),
    /** What the server said where one of them could not be had. */
    failure: all.find(({ failure }) => failure !== null)?.failure ?? null,
    reload() {
      for (const list of all) list.reload();
    },
  };
}
