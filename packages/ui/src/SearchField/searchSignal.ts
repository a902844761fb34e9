import type { Clock } from '../clock';

interface SearchSignalOptions {
  /** Milliseconds of quiet before a search. */
  debounce: number;
  clock: Clock;
  onSearch: (keyword: string) => void;
}

/** Decides when typing becomes a search: once after the last key, never while an input method composes, at once when submitted or cleared. */
export function createSearchSignal({ debounce, clock, onSearch }: SearchSignalOptions) {
  let isComposing = false;
  let callOff = () => {};

  function searchSoon(keyword: string) {
    callOff();
    callOff = clock.schedule(() => onSearch(keyword), debounce);
  }
  function searchNow(keyword: string) {
    callOff();
    onSearch(keyword);
  }

  return {
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
