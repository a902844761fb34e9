import type { Clock } from '../clock';

interface SearchSignalOptions {
  /** Milliseconds of quiet before a search. */
  debounce: number;
  clock: Clock;
}

/** Decides when typing becomes a search: once after the last key, never while an input method composes, at once when submitted or cleared. */
export function createSearchSignal({ debounce, clock }: SearchSignalOptions) {
  let isComposing = false;
  let callOff = () => {};
  let onSearch: (keyword: string) => void = () => {};

  function searchSoon(keyword: string) {
    callOff();
    callOff = clock.schedule(() => onSearch(keyword), debounce);
  }
  function searchNow(keyword: string) {
    callOff();
    onSearch(keyword);
  }

  return {
    /** Sets the listener for searches, replacing the previous one. */
    heardBy(listener: (keyword: string) => void) {
      onSearch = listener;
    },
    typed(text: string) {
      if (!isComposing) searchSoon(text);
    },
    compositionStarted() {
      isComposing = true;
      callOff();
    },
    compositionEnded(text: string) {
      isComposing = false;
      searchSoon(text);
    },
    submitted(text: string) {
      if (!isComposing) searchNow(text);
    },
    cleared() {
      isComposing = false;
      searchNow('');
    },
    stopped() {
      callOff();
    },
  };
}
