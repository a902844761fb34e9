import { useCallback, useEffect, useRef, useState } from 'react';
import { activeElement } from '../shadow';
import { CascaderColumns } from './CascaderColumns';
import { CascaderSearch } from './CascaderSearch';
import type { CascaderNode, CascaderPath } from './cascaderTree';
import type { CascaderText } from './messages';
import type { FindPaths } from './useCascaderResults';
import type { LazyChildren } from './useLazyChildren';

interface CascaderPanelProps {
  nodes: readonly CascaderNode[];
  value: CascaderPath;
  lazy: LazyChildren;
  canLoad: boolean;
  canChooseBranch: boolean;
  isSearchable: boolean;
  cutLabel?: ((label: string) => string) | undefined;
  baseId: string;
  text: CascaderText;
  findPaths: FindPaths | undefined;
  onChoose: (along: readonly CascaderNode[], isEnd?: boolean) => void;
}

function focusColumnIn(panel: HTMLElement) {
  panel.querySelector<HTMLElement>('[data-current]')?.focus({ preventScroll: true });
}

/** What the layer holds. A search lives as long as the layer is open, and a key of it touches nothing outside. */
export function CascaderPanel({ isSearchable, cutLabel, findPaths, onChoose, ...shared }: CascaderPanelProps) {
  const [query, setQuery] = useState('');
  const panelRef = useRef<HTMLDivElement>(null);
  const enterPanel = useCallback((panel: HTMLDivElement | null) => {
    panelRef.current = panel;
    if (panel) focusColumnIn(panel);
  }, []);
  useEffect(() => {
    // What had the focus may be gone, as the button that tries again is while a level loads.
    if (panelRef.current && activeElement() === document.body) focusColumnIn(panelRef.current);
  });
  return (
    <div ref={enterPanel}>
      {isSearchable && (
        <CascaderSearch
          {...shared}
          findPaths={findPaths}
          query={query}
          onQueryChange={setQuery}
          onChoose={onChoose}
          onLeave={() => panelRef.current && focusColumnIn(panelRef.current)}
        />
      )}
      {query.trim() === '' && (
        <CascaderColumns
          {...shared}
          cutLabel={cutLabel}
          onLeave={() => panelRef.current?.querySelector('input')?.focus()}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
