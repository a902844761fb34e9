import { isInComposition } from '@college/ui/composition';
import { useId, useState, type KeyboardEvent } from 'react';
import type { FieldName } from '../../field';
import { useOffers, type KnownFact } from './KnownFacts';

interface UseOfferKeysOptions {
  name: FieldName;
  typed: string | undefined;
  /** Whether the field can hold a value as it is; what it would cut is not offered. @default every value */
  canHold?: (value: string) => boolean;
  onTake: (value: string) => void;
}

/** What is offered in an open field, and the keys that take it; what is taken is kept at once. */
export function useOfferKeys({ name, typed, canHold = () => true, onTake }: UseOfferKeysOptions) {
  const listId = useId();
  const offers = useOffers(name, typed).filter(({ value }) => canHold(value));
  const [chosen, setChosen] = useState('');
  const at = Math.max(
    0,
    offers.findIndex(({ value }) => value === chosen),
  );
  const active: KnownFact | undefined = offers[at];

  return {
    listId,
    offers,
    active,
    activeId: `${listId}-${at}`,
    onTake,
    /** ↑ and ↓ go through the offers, Enter takes one, and so does → behind the text; whether the key was for the offers. */
    handleKeyDown(event: KeyboardEvent): boolean {
      const field = event.target;
      if (!active || isInComposition(event) || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
      if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return false;
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const isBehind = field.selectionStart === field.value.length;
      const isTaken = event.key === 'Enter' || (event.key === 'ArrowRight' && isBehind);
      if (by === 0 && !isTaken) return false;
      event.preventDefault();
      event.stopPropagation();
      if (isTaken) onTake(active.value);
      else setChosen(offers[(at + by + offers.length) % offers.length]!.value);
      return true;
    },
  };
}

/** The offers of one field. */
export type OfferKeys = ReturnType<typeof useOfferKeys>;
