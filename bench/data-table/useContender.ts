import { useEffect, useMemo, useState } from 'react';
import { registerContender } from './contender';
import { filtered, sorted, type BenchRow, type BenchSort } from './rows';

/** What an app holds around a table: its rows, the keyword, the order. */
export interface Shown {
  rows: BenchRow[];
  sort: BenchSort | null;
}

type Change = (part: { keyword?: string; sort?: BenchSort | null }) => void;
let change: Change | undefined;

/** The state of the page around a table written with React; the rows come filtered, and sorted where the table does not do that. */
export function useShown(all: readonly BenchRow[], sortsItself: boolean): Shown {
  const [{ keyword, sort }, setState] = useState<{ keyword: string; sort: BenchSort | null }>({ keyword: '', sort: null });
  useEffect(() => {
    change = (part) => setState((known) => ({ ...known, ...part }));
  }, []);
  const ordered = useMemo(() => (sortsItself ? all : sorted(all, sort)), [all, sort, sortsItself]);
  const rows = useMemo(() => filtered(ordered, keyword), [ordered, keyword]);
  return { rows, sort };
}

/** Registers a page whose table is written with React. */
export function registerReact(mount: (host: HTMLElement, rows: BenchRow[]) => void) {
  registerContender({ mount, sort: (sort) => change?.({ sort }), filter: (keyword) => change?.({ keyword }) });
}
