import { searchWords, type StatesFilter } from './filter';

/** The page's id in Storybook. */
export const statesPageId = 'start-here-states--docs';

/** Sends the filter to the manager, so that it is in the URL too. */
export const filterChanged = 'college/states/filter-changed';

/** What the manager writes into the address; null takes a part out of it. */
export type StatesAddress = Record<'widget' | 'find' | 'state' | 'story', string | null>;

/** The parameters of the page in a URL: a filter, or the story whose row is requested. */
export interface Asked extends StatesFilter {
  story?: string;
}

/** The parts of an address that are the page's. */
export function askedBy(search: string): Asked {
  const parameters = new URLSearchParams(search);
  const part = (name: keyof StatesAddress) => parameters.get(name) || undefined;
  return { widget: part('widget'), find: part('find'), state: part('state'), story: part('story') };
}

/** A filter as parts of an address. */
export function addressOf({ widget, find = '', state }: StatesFilter): StatesAddress {
  return { widget: widget || null, find: searchWords(find).join(' ') || null, state: state || null, story: null };
}

/** The URL in the address bar: Storybook's own, or this page's where it is opened by itself. */
export function addressBar(): string {
  return (window.frameElement?.ownerDocument ?? document).location.search;
}
