import type { StoryContext } from '@storybook/react-vite';

/** What is folded names what it unfolds only where that is in the page; of what is unfolded axe says it. */
export function checkFolds({ canvasElement }: Pick<StoryContext, 'canvasElement'>): void {
  const page = canvasElement.ownerDocument;
  const wrong = [...page.querySelectorAll('[aria-expanded="false"][aria-controls]')].filter(
    (control) => page.getElementById(control.getAttribute('aria-controls')!) === null,
  );
  if (wrong.length === 0) return;
  throw new Error(
    `Folded, with aria-controls that names nothing: ${wrong.map(({ textContent }) => textContent).join(', ')}. Leave it out until what it names is drawn, or draw that hidden.`,
  );
}
