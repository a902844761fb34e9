import type { KeyboardEvent } from 'react';
import { useTypeAhead } from '../Cascader/useTypeAhead';
import { isInComposition } from '../composition';
import { foldWords, isBranchAt } from './treeIndex';
import { rowOf } from './treeRows';
import type { TreeState } from './useTreeRows';

interface TreeKeysOptions {
  state: TreeState;
  /** The focused row. */
  activeRow: number;
  onMove: (row: number) => void;
  /** Enter and Space. */
  onAct: (row: number) => void;
}

const page = 10;

/** The keys of a tree by the ARIA pattern: arrows, Home, End, letters, and * for all siblings. */
export function useTreeKeys({ state, activeRow, onMove, onAct }: TreeKeysOptions) {
  const { index, rows, isOpen, turn } = state;
  const typeAhead = useTypeAhead();

  /** The next row whose label begins with the typed text, round from here. */
  function findLabel(typed: string): number {
    const wanted = foldWords(typed);
    const from = [...typed].length === 1 ? 1 : 0;
    for (let step = 0; step < rows.count; step += 1) {
      const row = (activeRow + from + step) % rows.count;
      if (foldWords(index.nodes[rows.places[row]!]!.label).startsWith(wanted)) return row;
    }
    return -1;
  }

  function siblingsOf(place: number): number[] {
    const parent = index.parents[place]!;
    const siblings: number[] = [];
    const end = parent < 0 ? index.nodes.length : index.ends[parent]!;
    for (let one = parent + 1; one < end; one = index.ends[one]!) siblings.push(one);
    return siblings;
  }

  function targetOf(key: string, place: number): number | undefined {
    const isBranch = isBranchAt(index, place);
    if (key === 'ArrowDown') return activeRow + 1;
    if (key === 'ArrowUp') return activeRow - 1;
    if (key === 'PageDown') return activeRow + page;
    if (key === 'PageUp') return activeRow - page;
    if (key === 'Home') return 0;
    if (key === 'End') return rows.count - 1;
    if (key === 'ArrowRight') return isBranch && isOpen(place) ? activeRow + 1 : activeRow;
    if (key === 'ArrowLeft') return isBranch && isOpen(place) ? activeRow : Math.max(0, rowOf(rows, index.parents[place]!));
    return undefined;
  }

  return function handleKeyDown(event: KeyboardEvent) {
    if (rows.count === 0 || isInComposition(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = rows.places[activeRow]!;
    const target = targetOf(event.key, place);
    if (target !== undefined) {
      const row = Math.max(0, Math.min(rows.count - 1, target));
      if (event.key === 'ArrowRight' && row === activeRow) turn([place], true);
      else if (event.key === 'ArrowLeft' && row === activeRow) turn([place], false);
      else if (event.key === 'ArrowLeft' && index.parents[place]! < 0) return event.preventDefault();
      if (row !== activeRow) onMove(row);
    } else if (event.key === 'Enter' || event.key === ' ') {
      onAct(activeRow);
    } else if (event.key === '*') {
      turn(siblingsOf(place), true);
    } else {
      const typed = typeAhead(event);
      if (typed === null) return;
      const found = findLabel(typed);
      if (found >= 0) onMove(found);
    }
    event.preventDefault();
  };
}
