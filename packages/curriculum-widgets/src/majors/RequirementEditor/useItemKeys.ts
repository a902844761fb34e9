import { requirementItemsOf, type Requirements } from '@college/curriculum-model';
import { isInComposition } from '@college/ui/composition';
import type { KeyboardEvent } from 'react';
import type { ItemActs } from './ItemRow';
import type { ItemColumn } from './useItemFocus';

interface ItemKeysOptions {
  requirements: Requirements;
  acts: ItemActs;
  /** Moves the item and keeps the focus in this part of it. */
  onStep: (key: string, delta: number, column: ItemColumn) => void;
  focusNow: (key: string, column: ItemColumn) => boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The keys of the texts: Enter adds below, Alt with an arrow moves the item, an arrow key at the edge of a text moves to the next one. */
export function useItemKeys({ requirements, acts, onStep, focusNow }: ItemKeysOptions) {
  return (event: KeyboardEvent) => {
    const area = event.target;
    if (!(area instanceof HTMLTextAreaElement) || isInComposition(event) || event.ctrlKey || event.metaKey) return;
    const key = area.closest<HTMLElement>('[data-key]')?.dataset.key;
    const column = area.dataset.column === 'english' ? 'english' : 'description';
    if (key === undefined) return;
    const delta = steps[event.key];
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      acts.onAdd(key);
    } else if (delta !== undefined && event.altKey) {
      event.preventDefault();
      onStep(key, delta, column);
    } else if (delta !== undefined && !event.shiftKey && isAtEdge(area, delta)) {
      const keys = requirementItemsOf(requirements).map((item) => item.key);
      const next = keys[keys.indexOf(key) + delta];
      if (next !== undefined && focusNow(next, column)) event.preventDefault();
    }
  };
}

function isAtEdge({ selectionStart, selectionEnd, value }: HTMLTextAreaElement, delta: number) {
  return selectionStart === selectionEnd && selectionStart === (delta < 0 ? 0 : value.length);
}
