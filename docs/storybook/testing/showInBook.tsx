import { DocsContext } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider, convert, themes } from 'storybook/theming';

type Context = ComponentProps<typeof DocsContext.Provider>['value'];

/** Renders a part of a documentation page in the language of the toolbar; returns what takes it away. */
export function showInBook(part: ReactNode, language: string | number): () => void {
  const channel = { on: () => {}, off: () => {}, last: () => [{ globals: { language } }] };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <ThemeProvider theme={convert(themes.light)}>
      <DocsContext value={{ channel } as unknown as Context}>{part}</DocsContext>
    </ThemeProvider>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
