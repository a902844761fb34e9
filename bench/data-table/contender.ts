import { makeRows, type BenchRow, type BenchSort } from './rows';

/** What a page's table can do. Where it filters or sorts by itself it is told; otherwise its page does it, as an app would. */
export interface Contender {
  /** Puts up the app in which the table opens, where there is one. */
  prepare?: (host: HTMLElement) => void;
  mount: (host: HTMLElement, rows: BenchRow[]) => void;
  sort: (sort: BenchSort | null) => void;
  filter: (keyword: string) => void;
}

declare global {
  interface Window {
    /** What the runner calls: rows are made before the measuring begins. */
    contender: {
      prepare: (count: number) => void;
      mount: () => void;
      sort: Contender['sort'];
      filter: Contender['filter'];
      scrollTo: (top: number) => void;
      /** Whether a row is drawn in the middle of what is in sight. */
      isBlank: () => boolean;
      /** The names that are drawn, from top to bottom. */
      names: () => string[];
    };
  }
}

/** Registers a page's table under the one name that the runner knows. */
export function registerContender({ prepare, mount, sort, filter }: Contender) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 1280px';
  document.body.append(host);
  let rows: BenchRow[] = [];
  let scroller: Element | undefined;
  function scrolled() {
    scroller ??= [...host.querySelectorAll('*')].find((element) => element.scrollHeight > element.clientHeight + 1000);
    if (!scroller) throw new Error('bench/data-table: the table has nothing to scroll. Its window is broken, or it drew no rows.');
    return scroller;
  }
  const links = () => [...host.querySelectorAll('a')];
  window.contender = {
    prepare: (count) => {
      rows = makeRows(count);
      prepare?.(host);
    },
    mount: () => mount(host, rows),
    sort,
    filter,
    scrollTo: (top) => {
      scrolled().scrollTop = top;
    },
    isBlank: () => {
      const { top, height } = scrolled().getBoundingClientRect();
      const middle = top + height / 2;
      return !links().some((link) => {
        const box = link.getBoundingClientRect();
        return box.top - 40 <= middle && box.bottom + 40 >= middle;
      });
    },
    names: () =>
      links()
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map(({ textContent }) => textContent ?? ''),
  };
}
