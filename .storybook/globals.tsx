import { LinkRouter } from '@college/ui/Link';
import { localeOf, UiProvider, type Density, type Theme } from '@college/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { storyBasePath } from './checkLinks';
import type { CSSProperties } from 'react';
import { fn } from 'storybook/test';

/** The band that stories are written for; choosing another one in the toolbar lays the widget's own answer over the args. */
export const usualBand = '5';

/** How a widget's args follow from a permissionId: `parameters: { band: (permissionId) => ({ canModify: … }) }`. */
type ArgsOfBand = (permissionId: number) => Record<string, unknown>;

const followed = fn().mockName('link followed');

/** Puts every story into the theme, density, language and permission band chosen in the toolbar, with links as in the workbench. */
export const withWorkbenchGlobals: Decorator = (Story, { args, globals, parameters, viewMode }) => {
  const argsOfBand = parameters.band as ArgsOfBand | undefined;
  const isOtherBand = argsOfBand !== undefined && globals.permissionId !== usualBand;
  return (
    <UiProvider
      locale={localeOf(String(globals.language))}
      theme={globals.theme as Theme}
      density={globals.density as Density}
      style={groundOf(parameters.layout, viewMode)}
    >
      <LinkRouter basePath={storyBasePath} push={followed}>
        <Story args={isOtherBand ? { ...args, ...argsOfBand(Number(globals.permissionId)) } : args} />
      </LinkRouter>
    </UiProvider>
  );
};

/** The theme's background fills the canvas, so that no dark story is on white. */
function groundOf(layout: unknown, viewMode: string): CSSProperties {
  if (viewMode !== 'story') return { padding: '1rem' };
  if (layout === 'padded') return { boxSizing: 'border-box', margin: '-1rem', padding: '1rem', minBlockSize: '100vh' };
  return layout === 'fullscreen' ? { minBlockSize: '100vh' } : {};
}
