import type { StoryContext } from '@storybook/react-vite';

/** Below what path the app of the stories lives, as the workbench does. */
export const storyBasePath = '/course';

/** No link of a story leaves the app by mistake: internal links are under the base path, prefixed once; external ones are absolute URLs. */
export function checkLinks({ canvasElement }: Pick<StoryContext, 'canvasElement'>): void {
  const wrong = [...canvasElement.ownerDocument.querySelectorAll('a[href], [data-href]')]
    .map((link) => link.getAttribute('href') ?? link.getAttribute('data-href') ?? '')
    .filter((href) => isBesideApp(href));
  if (wrong.length === 0) return;
  throw new Error(
    `Links that lead nowhere: ${[...new Set(wrong)].join(', ')}. Give Link the address without the base path, or a whole one.`,
  );
}

function isBesideApp(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const rest = href.startsWith(storyBasePath) ? href.slice(storyBasePath.length) : undefined;
  return rest === undefined || !rest.startsWith('/') || rest.startsWith('//') || rest.startsWith(`${storyBasePath}/`);
}
