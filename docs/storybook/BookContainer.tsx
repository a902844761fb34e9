import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useTheme } from '../../packages/ui/src/theme/useTheme';
import type { Theme } from '@college/ui/theme';
import { useGlobalsOf } from './states/useToolbar';

/** What is around a page of documentation: dark where the toolbar says so, as the stories on it are. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobalsOf(context.channel);
  const painted = useTheme((theme ?? 'light') as Theme);
  const look = painted === 'dark' ? themes.dark : themes.light;
  return (
    <DocsContainer context={context} theme={look}>
      {/* Storybook gives a colour to its own parts alone. */}
      <div style={{ color: look.textColor }}>{children}</div>
    </DocsContainer>
  );
}
