import type { PaletteShortcut } from '@college/curriculum-widgets/search/CommandPalette';

/** The keys that a page names itself, such as at the foot of a matrix, with what they do there; those that only mark a button are left out. */
export function pageKeysIn(page: ParentNode): PaletteShortcut[] {
  const found = new Map<string, PaletteShortcut>();
  for (const key of page.querySelectorAll('kbd:not([aria-hidden])')) {
    const hint = key.parentElement!;
    if (hint.closest('button, a, [role="row"]')) continue;
    const keys = [...hint.querySelectorAll('kbd')].map((one) => one.textContent).join(' ');
    const does = wordsOf(hint);
    if (does !== '' && !found.has(keys)) found.set(keys, { keys, does });
  }
  return [...found.values()];
}

/** The same keys may be written `Ctrl+S` and `Ctrl S`. */
export function sameKeys(keys: string, others: string): boolean {
  return keys.replaceAll('+', ' ') === others.replaceAll('+', ' ');
}

function wordsOf(hint: Element): string {
  const rest = [...hint.childNodes].filter((node) => !(node instanceof Element && node.tagName === 'KBD'));
  return rest
    .map((node) => node.textContent)
    .join('')
    .trim();
}
