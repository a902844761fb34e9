import { makeItems, type BenchItem } from './items';

/** The actions of the runner on a picker; each goes through the page like a person's. */
export interface PickerActs {
  /** Puts up the app in which the picker opens, where there is one; this is not measured. */
  prepare?: (host: HTMLElement) => void;
  mount: (host: HTMLElement, items: BenchItem[]) => void;
  searchField: () => HTMLInputElement;
  /** Stands in the source list, as before its keys; this is not measured. */
  focusList: () => void;
  selectAll: () => void;
  /** Chooses the first hundred items; this is not measured. */
  chooseHundred: () => void | Promise<void>;
  /** Moves what is chosen to the first target. */
  move: () => void;
  /** How many rows the source shows and how many items are in the target, to see that an act has happened. */
  seen: () => { rows: number; moved: number; chosen: number };
}

declare global {
  interface Window {
    picker: Omit<PickerActs, 'prepare' | 'mount' | 'searchField'> & {
      prepare: (count: number) => void;
      mount: () => void;
      /** Stands in the search field, as before every key; this is not measured. */
      focusSearch: () => void;
      /** Types into the search field. */
      search: (text: string) => void;
    };
  }
}

/** Registers a page's picker under the one name that the runner knows. */
export function registerPicker({ prepare, mount, searchField, ...acts }: PickerActs) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 880px';
  document.body.append(host);
  let items: BenchItem[] = [];
  window.picker = {
    ...acts,
    prepare: (count) => {
      items = makeItems(count);
      prepare?.(host);
    },
    mount: () => mount(host, items),
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
  if (!found) throw new Error(`bench/transfer: there is no ${selector}. The picker has changed; mend the page.`);
  return found;
}

/** The number in a text such as 已选 100，共 10000. */
export function numberIn(text: string | null, place = 0): number {
  return Number(text?.match(/\d+/g)?.[place] ?? 0);
}
