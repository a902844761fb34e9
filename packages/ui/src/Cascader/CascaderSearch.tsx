import { Search } from 'lucide-react';
import { useEffect, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { tokens } from '../theme';
import { CascaderOption } from './CascaderOption';
import { emptyIndex, indexNodes, knownIndex, nodesAt, pathAt, reasonAt, searchPaths } from './pathSearch';
import { keyOf, type CascaderNode, type CascaderPath } from './cascaderTree';
import type { CascaderText } from './messages';
import { OptionWindow } from './OptionWindow';
import type { LazyChildren } from './useLazyChildren';

interface CascaderSearchProps {
  nodes: readonly CascaderNode[];
  value: CascaderPath;
  lazy: LazyChildren;
  canLoad: boolean;
  canChooseBranch: boolean;
  baseId: string;
  text: CascaderText;
  onQueryChange: (query: string) => void;
  query: string;
  onChoose: (path: CascaderPath) => void;
  /** Down from an empty field leads into the columns. */
  onLeave: () => void;
}

/** The search field over all levels, with its results in place of the columns. */
export function CascaderSearch({
  nodes,
  value,
  lazy,
  canLoad,
  canChooseBranch,
  baseId,
  text,
  query,
  onQueryChange,
  onChoose,
  onLeave,
}: CascaderSearchProps) {
  const [typed, setTyped] = useState(query);
  const [active, setActive] = useState(0);
  const isSearching = query.trim() !== '';
  // Built on the first search: most choices are made without one.
  const index = useMemo(() => {
    if (!isSearching) return emptyIndex;
    return canLoad ? indexNodes(nodes, canChooseBranch, lazy.childrenOf) : knownIndex(nodes, canChooseBranch);
  }, [isSearching, nodes, canChooseBranch, canLoad, lazy.childrenOf]);
  // Laid out while nothing else is to be done, so that the first key finds it.
  useEffect(() => {
    if (canLoad || typeof requestIdleCallback === 'undefined') return;
    const waiting = requestIdleCallback(() => void knownIndex(nodes, canChooseBranch));
    return () => cancelIdleCallback(waiting);
  }, [nodes, canChooseBranch, canLoad]);
  const results = useMemo(() => searchPaths(index, query), [index, query]);
  const listId = `${baseId}-results`;

  function type(words: string, isComposing: boolean) {
    setTyped(words);
    if (isComposing) return;
    setActive(0);
    onQueryChange(words);
  }

  function choose(place: number | undefined) {
    if (place !== undefined && !reasonAt(index, place)) onChoose(pathAt(index, place));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      type('', false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isSearching) onLeave();
      else setActive(Math.max(0, Math.min(results.length - 1, active + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(results[active]);
    }
  }

  function handleClick(event: MouseEvent) {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    if (option) choose(results[Number(option.getAttribute('data-index'))]);
  }

  return (
    <>
      <div data-part="search">
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={text.search}
          aria-expanded={isSearching && results.length > 0}
          aria-controls={isSearching && results.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isSearching && active < results.length ? `${listId}-${active}` : undefined}
          placeholder={text.search}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => type(event.currentTarget.value, false)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <span data-part="spoken" role="status">
        {isSearching ? (results.length ? text.found({ count: results.length }) : text.nothingFound) : ''}
      </span>
      {isSearching &&
        (results.length === 0 ? (
          <Nothing aria-hidden>{text.nothingFound}</Nothing>
        ) : (
          <div data-part="results">
            <OptionWindow
              id={listId}
              aria-label={text.results}
              count={results.length}
              activeIndex={active}
              onClick={handleClick}
              onMouseDown={(event) => event.preventDefault()}
              renderOption={(at) => {
                const place = results[at]!;
                const words = nodesAt(index, place)
                  .map(({ label }) => label)
                  .join(' / ');
                const isChosen = keyOf(pathAt(index, place)) === keyOf(value);
                const disabledReason = reasonAt(index, place);
                return (
                  <CascaderOption
                    key={at}
                    id={`${listId}-${at}`}
                    {...{ text, words, disabledReason, isChosen }}
                    index={at}
                    fullWords={words}
                    count={results.length}
                    isActive={at === active}
                    isSelected={isChosen}
                    isBranch={false}
                  />
                );
              }}
            />
          </div>
        ))}
    </>
  );
}

const Nothing = styled.p`
  margin: 0;
  padding: ${tokens.space[6]} ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  text-align: center;
`;
