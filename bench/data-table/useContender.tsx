import { Fragment, useEffect, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { registerContender, type Contender } from './contender';
import { filtered, sorted, type BenchRow, type BenchSort } from './rows';

/** What an app holds around a table: its rows and the order. */
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

interface ReactContender {
  Table: ComponentType<{ all: BenchRow[] }>;
  /** What an app has around all its pages, before a table opens. */
  App?: ComponentType<{ children: ReactNode }>;
  acts?: Pick<Contender, 'sort' | 'filter'>;
}

/** Registers a table written with React: it opens in an app that is already there. */
export function registerReact({ Table, App = Fragment, acts }: ReactContender) {
  let open: (rows: BenchRow[]) => void;
  function Page() {
    const [rows, setRows] = useState<BenchRow[]>();
    useLayoutEffect(() => {
      open = setRows;
    }, []);
    return <App>{rows && <Table all={rows} />}</App>;
  }
  registerContender({
    prepare: (host) => flushSync(() => createRoot(host).render(<Page />)),
    mount: (_host, rows) => open(rows),
    sort: (sort) => change?.({ sort }),
    filter: (keyword) => change?.({ keyword }),
    ...acts,
  });
}
