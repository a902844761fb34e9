import { localeOf, UiProvider, type Density, type Theme } from '@college/ui/theme';
import type { Decorator } from '@storybook/react-vite';

/** Puts every story into the theme, density and language chosen in the toolbar. */
export const withWorkbenchGlobals: Decorator = (Story, { globals }) => (
  <UiProvider locale={localeOf(String(globals.language))} theme={globals.theme as Theme} density={globals.density as Density}>
    <Story />
  </UiProvider>
);
