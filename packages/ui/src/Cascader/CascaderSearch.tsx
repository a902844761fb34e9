import { Search } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { CascaderOption } from './CascaderOption';
import { flatten, keyOf, searchPaths, type CascaderNode, type CascaderPath, type FlatNode } from './cascaderTree';
import type { CascaderText } from './messages';
import { OptionWindow } from './OptionWindow';
import type { LazyChildren } from './useLazyChildren';

interface CascaderSearchProps {
  nodes: readonly CascaderNode[];
  value: CascaderPath;
  lazy: LazyChildren;
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
  const flat = useMemo(() => flatten(nodes, canChooseBranch, lazy.childrenOf), [nodes, canChooseBranch, lazy.childrenOf]);
  const results = useMemo(() => searchPaths(flat, query), [flat, query]);
  const isSearching = query.trim() !== '';
  const listId = `${baseId}-results`;

  function type(words: string, isComposing: boolean) {
    setTyped(words);
    if (isComposing) return;
    setActive(0);
    onQueryChange(words);
  }

  function choose(found: FlatNode | undefined) {
    if (found && !found.disabledReason) onChoose(found.path);
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
      <Box>
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={text.search}
          aria-expanded={isSearching && results.length > 0}
          aria-controls={isSearching && results.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isSearching && results[active] ? `${listId}-${active}` : undefined}
          placeholder={text.search}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => type(event.currentTarget.value, false)}
          onKeyDown={handleKeyDown}
        />
      </Box>
      <VisuallyHidden role="status">
        {isSearching ? (results.length ? text.found({ count: results.length }) : text.nothingFound) : ''}
      </VisuallyHidden>
      {isSearching &&
        (results.length === 0 ? (
          <Nothing aria-hidden>{text.nothingFound}</Nothing>
        ) : (
          <Results data-results="">
            <OptionWindow
              id={listId}
              aria-label={text.results}
              count={results.length}
              activeIndex={active}
              onClick={handleClick}
              onMouseDown={(event) => event.preventDefault()}
              renderOption={(index) => {
                const { path, nodes: along, disabledReason } = results[index]!;
                const words = along.map(({ label }) => label).join(' / ');
                const isChosen = keyOf(path) === keyOf(value);
                return (
                  <CascaderOption
                    id={`${listId}-${index}`}
                    {...{ index, text, words, disabledReason, isChosen }}
                    fullWords={words}
                    count={results.length}
                    isActive={index === active}
                    isSelected={isChosen}
                    isBranch={false}
                  />
                );
              }}
            />
          </Results>
        ))}
    </>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 40px;
  padding-inline: ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};

  > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.text};
    font: inherit;
    outline: none;
  }
  > input::placeholder {
    color: ${tokens.color.textPlaceholder};
    opacity: 1;
  }
  &:has(> input:focus-visible) {
    box-shadow: inset 0 -2px 0 ${tokens.color.focusRing};
  }
`;

const Results = styled.div`
  inline-size: 560px;
  max-inline-size: 90vw;
`;

const Nothing = styled.p`
  margin: 0;
  padding: ${tokens.space[6]} ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  text-align: center;
`;
