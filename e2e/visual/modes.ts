import chromaticModes from '../../.storybook/modes.json' with { type: 'json' };
import { nameOf, type Combination, type Language, type ThemeName } from '../sweeps/stories/combinations';

/** The three combinations in which stories are reviewed, the same that Chromatic takes. */
export const modes: Combination[] = Object.keys(chromaticModes).map((name) => {
  const [language, theme] = name.split('-');
  return { language: language as Language, theme: theme as ThemeName };
});

/** `zh-light`, the folder of a mode's pictures. */
export function nameOfMode(combination: Combination) {
  return nameOf(combination).replace('/', '-');
}
