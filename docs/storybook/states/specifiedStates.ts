import states from '../../states/states.json';

/** Words in both languages. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** One state that the specifications name or imply. */
export interface SpecifiedState {
  id: string;
  widget: string;
  title: Bilingual;
  /** Reply codes that it is about. */
  codes?: readonly string[];
}

/** Every specified state, in the order of `docs/states/states.json`. */
export const specifiedStates: readonly SpecifiedState[] = states;

const titles = new Map(specifiedStates.map(({ id, title }) => [id, title]));

/** What a specified state is called. */
export function stateTitle(id: string): Bilingual | undefined {
  return titles.get(id);
}
