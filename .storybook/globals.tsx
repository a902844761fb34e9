import { localeOf, UiProvider, type Density, type Theme } from '@college/ui/theme';
import type { Decorator } from '@storybook/react-vite';

/** The band that stories are written for; choosing another one in the toolbar lays the widget's own answer over the args. */
export const usualBand = '5';

/** How a widget's args follow from a permissionId: `parameters: { band: (permissionId) => ({ canModify: … }) }`. */
type ArgsOfBand = (permissionId: number) => Record<string, unknown>;

/** Puts every story into the theme, density, language and permission band chosen in the toolbar. */
export const withWorkbenchGlobals: Decorator = (Story, { args, globals, parameters }) => {
  const argsOfBand = parameters.band as ArgsOfBand | undefined;
  const isOtherBand = argsOfBand !== undefined && globals.permissionId !== usualBand;
  return (
    <UiProvider
      locale={localeOf(String(globals.language))}
      theme={globals.theme as Theme}
      density={globals.density as Density}
      style={parameters.layout === 'fullscreen' ? { minBlockSize: '100vh' } : undefined}
    >
      <Story args={isOtherBand ? { ...args, ...argsOfBand(Number(globals.permissionId)) } : args} />
    </UiProvider>
  );
};
