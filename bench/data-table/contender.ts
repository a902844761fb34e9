import { makeRows, type BenchRow } from './rows';

declare global {
  interface Window {
    /** What the runner calls: rows are made before the measuring begins. */
    contender: { prepare: (count: number) => void; mount: () => void; scrollTo: (top: number) => void };
  }
}

/** Registers a page's table under the one name that the runner knows. */
export function registerContender(mount: (host: HTMLElement, rows: BenchRow[]) => void) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 1280px';
  document.body.append(host);
  let rows: BenchRow[] = [];
  let scroller: Element | undefined;
  window.contender = {
    prepare: (count) => {
      rows = makeRows(count);
    },
    mount: () => mount(host, rows),
    scrollTo: (top) => {
      scroller ??= [...host.querySelectorAll('*')].find((element) => element.scrollHeight > element.clientHeight + 1000);
      if (!scroller) throw new Error('bench/data-table: the table has nothing to scroll. Its window is broken, or it drew no rows.');
      scroller.scrollTop = top;
    },
  };
}
