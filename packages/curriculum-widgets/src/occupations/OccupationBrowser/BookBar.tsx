import { textLimits } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { occupationBrowserMessages } from './messages';
import type { BookPlace, OccupationBrowserState } from './occupationBrowserState';

interface BookBarProps {
  place: BookPlace;
  state: OccupationBrowserState;
  isSearchFirst?: boolean;
  onGo: (place: BookPlace, how?: 'push' | 'replace') => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search of the dictionary; clearing it returns to the previous position. */
export function BookBar({ place, state, isSearchFirst = false, onGo, onKeyDown }: BookBarProps) {
  const text = useMessages(occupationBrowserMessages);
  const fieldRef = useRef<HTMLDivElement>(null);
  const { keyword } = place;
  const [typed, setTyped] = useState({ text: keyword, keyword });
  // Going back changes the keyword from outside; what was typed here stays as it was typed.
  if (typed.keyword !== keyword) setTyped({ text: typed.text.trim() === keyword ? typed.text : keyword, keyword });
  useEffect(() => {
    if (isSearchFirst) fieldRef.current?.querySelector('input')?.focus();
  }, [isSearchFirst]);

  function search(next: string) {
    if (next.trim() === keyword) return;
    const code = next.trim() === '' ? (state.path.at(-1)?.code ?? '') : '';
    // The letters of one search are one step back.
    onGo({ code, keyword: next.trim() }, keyword === '' || place.code !== '' ? 'push' : 'replace');
  }

  return (
    <Search
      ref={fieldRef}
      aria-label={text.search}
      placeholder={text.search}
      value={typed.text}
      onChange={(value) => setTyped({ ...typed, text: value })}
      onSearch={search}
      maxLength={textLimits.keyword}
      isPending={state.search?.found.status === 'loading'}
      onKeyDown={onKeyDown}
    />
  );
}

const Search = styled(SearchField)`
  inline-size: 320px;
`;
