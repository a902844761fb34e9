import { textLimits, type SearchHit, type SearchTarget } from '@college/curriculum-model';
import { realClock, type Clock } from '@college/ui/clock';
import { isInComposition } from '@college/ui/composition';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useId, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import type { ContentSearchSource } from './ContentSearchSource';
import { countOf, hasAnswer } from './contentSearchState';
import { ContentSearchResults } from './ContentSearchResults';
import { neighbourOf, shownHitsOf } from './hitKeys';
import { contentSearchMessages } from './messages';
import { useContentSearch } from './useContentSearch';

export interface ContentSearchProps {
  /** Where content is found. */
  source: ContentSearchSource;
  /** The URL of a hit; one without a URL is shown and cannot be opened. */
  hrefOf: (hit: SearchHit, target: SearchTarget) => string | undefined;
  /** Goes to the address of a hit. A click with Ctrl is left to the browser, which opens a tab. */
  onOpen: (href: string) => void;
  /** Where waiting takes its time from. @default the machine's clock */
  clock?: Clock;
  /** Reaches the area of field and results. */
  ref?: Ref<HTMLDivElement>;
}

/** Finds courses, indicator points, points, KSA and goals from the top bar (core §5): `/` leads here, the arrows choose, Enter opens, Esc clears. */
export function ContentSearch({ source, hrefOf, onOpen, clock = realClock, ref }: ContentSearchProps) {
  const text = useMessages(contentSearchMessages);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const { state, search } = useContentSearch({ source, clock });
  const isShown = isOpen && hasAnswer(state);
  const isComplete = state.waiting.length === 0;
  const shown = isShown ? shownHitsOf(state.groups) : [];
  // Once everything is in, Enter opens the first hit; before that the first may still change.
  const first = isComplete && state.failures.length === 0 ? shown[0] : undefined;
  const active = shown.find(({ key }) => key === chosenKey) ?? first;

  function open(href: string) {
    setIsOpen(false);
    onOpen(href);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isInComposition(event) || shown.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setChosenKey(neighbourOf(shown, active?.key ?? null, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && active) {
      const href = hrefOf(active.hit, active.target);
      if (href !== undefined) open(href);
    } else return;
    // The field would search again and move its caret.
    event.preventDefault();
    event.stopPropagation();
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <Area ref={ref} role="search" onFocus={() => setIsOpen(true)} onBlur={handleBlur} onKeyDownCapture={handleKeyDown}>
      <SearchField
        aria-label={text.name}
        aria-autocomplete="list"
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={active ? `${listId}-${active.key}` : undefined}
        placeholder={text.placeholder}
        maxLength={textLimits.keyword}
        shortcut="/"
        clock={clock}
        isPending={!isComplete}
        onSearch={(keyword) => {
          setIsOpen(true);
          setChosenKey(null);
          search(keyword);
        }}
      />
      {isShown && <ContentSearchResults listId={listId} state={state} activeKey={active?.key ?? null} hrefOf={hrefOf} onOpen={open} />}
      <VisuallyHidden role="status">
        {isShown &&
          isComplete &&
          (countOf(state.groups) > 0 ? text.found({ count: countOf(state.groups) }) : state.failures.length === 0 && text.none)}
      </VisuallyHidden>
    </Area>
  );
}

const Area = styled.div`
  position: relative;
  inline-size: 248px;
`;
