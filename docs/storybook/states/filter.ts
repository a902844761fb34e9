import type { StateRow } from './coverage';

/** What of the states is shown, and which of them is marked. */
export interface StatesFilter {
  widget?: string;
  /** Words, each of which a row holds. */
  find?: string;
  /** The id of the marked state. */
  state?: string;
}

// They are special characters in a URL, and Storybook writes them back as plain text.
const addressSigns = /[\s&#+%=;?]+/;

/** The words of a search, as they are compared: small letters, half width. */
export function searchWords(text: string): string[] {
  return plain(text)
    .split(addressSigns)
    .filter((word) => word !== '');
}

/** The rows of a widget that hold each word in their id, a title, a reply code or the name of a story. */
export function filterRows(rows: readonly StateRow[], { widget, find = '' }: StatesFilter): StateRow[] {
  const words = searchWords(find);
  return rows.filter((row) => (!widget || row.widget === widget) && words.every((word) => textOf(row).includes(word)));
}

/** The filter that shows the row of a story: its state is marked; one without a state, or a documentation page, leads to its widget. */
export function filterOfStory(rows: readonly StateRow[], storyId: string): StatesFilter {
  const own = rows.find(({ stories }) => stories.some(({ id }) => id === storyId));
  if (own) return { widget: own.widget, state: own.id };
  const component = componentOf(storyId);
  const beside = rows.find(({ stories }) => stories.some(({ id }) => componentOf(id) === component));
  return beside ? { widget: beside.widget } : {};
}

/** The rows by widget, in their order. */
export function byWidget(rows: readonly StateRow[]): [widget: string, rows: StateRow[]][] {
  const groups = new Map<string, StateRow[]>();
  for (const row of rows) groups.set(row.widget, [...(groups.get(row.widget) ?? []), row]);
  return [...groups];
}

function textOf({ id, title, codes = [], stories }: StateRow) {
  return plain([id, title.zh, title.en, ...codes, ...stories.map(({ name }) => name)].join('\n'));
}

function plain(text: string) {
  return text.normalize('NFKC').toLowerCase();
}

function componentOf(storyId: string) {
  return storyId.split('--')[0];
}
