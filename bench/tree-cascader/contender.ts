import { makeNodes, type BenchNode } from './nodes';

/** The actions of the runner on a tree or a cascader; each goes through the page like a person's. */
export interface LevelActs {
  /** Puts up the app in which it opens, where there is one; this is not measured. */
  prepare?: (host: HTMLElement) => void;
  mount: (host: HTMLElement, nodes: BenchNode[]) => void;
  /** Opens the layer of a cascader; a tree is open from the start. */
  open?: () => void;
  searchField: () => HTMLInputElement;
  /** What shows, to see that an act has happened. */
  seen: () => { rows: number; text: string };
}

declare global {
  interface Window {
    levels: {
      prepare: () => void;
      mount: () => void;
      open: () => void;
      /** Stands in the search field, as before every key; this is not measured. */
      focusSearch: () => void;
      search: (text: string) => void;
      seen: LevelActs['seen'];
    };
  }
}

/** Registers a page's contender under the one name that the runner knows. */
export function registerLevels({ prepare, mount, open, searchField, seen }: LevelActs) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 880px';
  document.body.append(host);
  let nodes: BenchNode[] = [];
  window.levels = {
    seen,
    prepare: () => {
      nodes = makeNodes();
      prepare?.(host);
    },
    mount: () => mount(host, nodes),
    open: () => open?.(),
    focusSearch: () => searchField().focus(),
    search: (text) => typeInto(searchField(), text),
  };
}

/** Puts a value into a field as typing does; React notices it too. */
function typeInto(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The element that an action needs; without it the figures would be meaningless. */
export function need<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`bench/tree-cascader: there is no ${selector}. The contender has changed; mend the page.`);
  return found;
}

export function countOf(selector: string): number {
  return document.querySelectorAll(selector).length;
}
