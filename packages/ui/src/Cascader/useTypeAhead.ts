import { useRef, type KeyboardEvent } from 'react';
import { isInComposition } from '../composition';

const pause = 500;

/** Joins letters typed in quick succession; returns the text so far, or null for a key that is no letter. */
export function useTypeAhead() {
  const typedRef = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    const isLetter = [...event.key].length === 1 && event.key !== ' ';
    if (!isLetter || event.ctrlKey || event.metaKey || event.altKey || isInComposition(event)) return null;
    const typed = typedRef.current;
    const isFresh = event.timeStamp - typed.at > pause || typed.text === event.key;
    typedRef.current = { text: isFresh ? event.key : typed.text + event.key, at: event.timeStamp };
    return typedRef.current.text;
  };
}
