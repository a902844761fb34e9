import type { PaletteAct } from '@college/curriculum-widgets/search/CommandPalette';

const longestName = 40;

/** The acts of the page that is open, as its buttons name them; those of rows belong to their rows and are left out, and so are links in words, such as to the rest of a list. */
export function pageButtonsIn(page: ParentNode): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const buttons = [...page.querySelectorAll<HTMLElement>('button[data-variant]:not([disabled], [data-variant="link"])')];
  // What the page is for comes first.
  const isPrimary = (button: HTMLElement) => Number(button.dataset.variant === 'primary');
  for (const button of buttons.toSorted((left, right) => isPrimary(right) - isPrimary(left))) {
    if (button.closest('[role="row"], tr, li, [role="listbox"], [inert], [aria-hidden="true"]') || !isShown(button)) continue;
    const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    if (name !== '' && name.length <= longestName && !found.has(name)) found.set(name, button);
  }
  return found;
}

/** The same as acts of the palette. */
export function pageActs(buttons: ReadonlyMap<string, HTMLElement>, page: string): PaletteAct[] {
  return [...buttons.keys()].map((title) => ({ id: `button:${title}`, title, context: page }));
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
