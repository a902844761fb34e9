import { part } from './make';

const articles = () => [...document.querySelectorAll('article')];
const current = () => document.activeElement?.closest('article');

/** Focuses the picture at this place of the list, or the last one. */
export function focusPicture(index: number) {
  const all = articles();
  const article = all[Math.min(Math.max(index, 0), all.length - 1)];
  article?.focus();
  article?.scrollIntoView();
}

/** The place of the focused picture in the list. */
export function focusedIndex(): number {
  const article = current();
  return article ? articles().indexOf(article) : -1;
}

function setView(index: number) {
  const view = part<HTMLSelectElement>('view');
  view.selectedIndex = index;
  view.dispatchEvent(new Event('change'));
}

const acts: Record<string, () => void> = {
  j: () => focusPicture(focusedIndex() + 1),
  k: () => focusPicture(focusedIndex() - 1),
  a: () => current()?.querySelector<HTMLInputElement>('.accept')?.click(),
  c: () => current()?.querySelector('textarea')?.focus(),
  1: () => setView(0),
  2: () => setView(1),
  3: () => setView(2),
  4: () => setView(3),
};

/** Single keys work wherever nothing is typed; Escape leads from the comment back to its picture. */
export function listenToKeys() {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target instanceof HTMLElement && event.target.matches('textarea, select, input:not([type=checkbox])');
    if (isTyping && event.key === 'Escape') current()?.focus();
    const act = isTyping ? undefined : acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
