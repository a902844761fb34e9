import { textKeyOf, translationStateOf, type CourseText } from '@college/curriculum-model';
import type { TextWork } from './textWork';

/** Which texts are listed. */
export type TextFilter = 'all' | 'missing' | 'older';

/** What of the texts is in sight. */
export interface TextView {
  filter: TextFilter;
  keyword: string;
  /** The text that is being translated. */
  currentKey: string | null;
}

/** The texts as they are listed. */
export type ListedWork = TextWork & TextView;

/** The view that a list opens with: all texts, and the first that is to be done. */
export function openView(work: TextWork): TextView {
  const view: TextView = { filter: 'all', keyword: '', currentKey: null };
  return { ...view, currentKey: nextOpenKey({ ...work, ...view }) ?? keyAt(work.texts, 0) };
}

/** The view after something else was chosen; where the list does not hold the current text, the first that is listed takes its place. */
export function viewAfter(work: TextWork, view: TextView, change: Partial<TextView>): TextView {
  const next = { ...view, ...change };
  if (change.currentKey !== undefined) return next;
  const texts = listedTexts({ ...work, ...next, currentKey: null });
  const stays = texts.some((text) => textKeyOf(text) === next.currentKey);
  return stays ? next : { ...next, currentKey: keyAt(texts, 0) };
}

function keyAt(texts: readonly CourseText[], index: number): string | null {
  const text = texts[index];
  return text ? textKeyOf(text) : null;
}

/** The state of a text including the input. */
export function standingOf({ drafts }: Pick<TextWork, 'drafts'>, text: CourseText): 'missing' | 'older' | 'done' {
  const draft = drafts.get(textKeyOf(text));
  if (draft === undefined) return translationStateOf(text);
  return draft.trim() === '' ? 'missing' : 'done';
}

/** The texts that match filter and keyword, and the one being translated, so that it does not disappear while editing. */
export function listedTexts(state: ListedWork): CourseText[] {
  const keyword = state.keyword.trim().toLowerCase();
  return state.texts.filter((text) => {
    if (state.currentKey !== null && textKeyOf(text) === state.currentKey) return true;
    if (state.filter !== 'all' && standingOf(state, text) !== state.filter) return false;
    if (keyword === '') return true;
    const words = [text.zh, text.en ?? '', state.drafts.get(textKeyOf(text)) ?? '', ...text.place];
    return words.some((one) => one.toLowerCase().includes(keyword));
  });
}

/** How many texts there are, are missing, and are older than their Chinese. */
export function countTexts(state: ListedWork): Record<TextFilter, number> {
  const counts = { all: state.texts.length, missing: 0, older: 0 };
  for (const text of state.texts) {
    const standing = standingOf(state, text);
    if (standing !== 'done') counts[standing] += 1;
  }
  return counts;
}

/** The next listed text after the current one that is missing or older and may be changed; from the end on from the start. */
export function nextOpenKey(state: ListedWork): string | null {
  const texts = listedTexts(state);
  const at = texts.findIndex((text) => textKeyOf(text) === state.currentKey);
  const around = [...texts.slice(at + 1), ...texts.slice(0, Math.max(0, at))];
  const open = around.find((text) => text.editable && standingOf(state, text) !== 'done');
  return open ? textKeyOf(open) : null;
}

/** The listed text before or after the current one. */
export function besideKey(state: ListedWork, step: 1 | -1): string | null {
  const texts = listedTexts(state);
  const at = texts.findIndex((text) => textKeyOf(text) === state.currentKey);
  return keyAt(texts, at + step);
}
