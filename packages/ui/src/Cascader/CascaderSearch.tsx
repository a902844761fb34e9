import { Search } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { isInComposition } from '../composition';
import { Icon } from '../icons';
import { SkeletonRows } from '../Skeleton';
import { tokens } from '../theme';
import { CascaderOption } from './CascaderOption';
import { keyOf, type CascaderNode, type CascaderPath } from './cascaderTree';
import type { CascaderText } from './messages';
import { OptionWindow } from './OptionWindow';
import { reasonOf } from './pathSearch';
import { idsOf, useCascaderResults, type FindPaths } from './useCascaderResults';
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
  findPaths: FindPaths | undefined;
  onChoose: (along: readonly CascaderNode[]) => void;
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
  findPaths,
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
  const results = useCascaderResults({ query, nodes, lazy, canLoad, canChooseBranch, findPaths });
  const { status, count, total } = results;
  const listId = `${baseId}-results`;

  function type(words: string, isComposing: boolean) {
    setTyped(words);
    if (isComposing) return;
    setActive(0);
    onQueryChange(words);
  }

  function choose(at: number) {
    if (at >= count) return;
    const along = results.nodesOf(at);
    if (!reasonOf(along)) onChoose(along);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isInComposition(event)) return;
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      type('', false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isSearching) onLeave();
      else setActive(Math.max(0, Math.min(count - 1, active + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  }

  function handleClick(event: MouseEvent) {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    if (option) choose(Number(option.getAttribute('data-index')));
  }

  return (
    <>
      <div data-part="search">
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={text.search}
          aria-expanded={isSearching && count > 0}
          aria-controls={isSearching && count > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isSearching && active < count ? `${listId}-${active}` : undefined}
          placeholder={text.search}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value, isInComposition(event))}
          onCompositionEnd={(event) => type(event.currentTarget.value, false)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <span data-part="spoken" role="status">
        {isSearching ? announcement() : ''}
      </span>
      {isSearching &&
        (status === 'failed' ? (
          <Nothing as="div" role="alert">
            {text.searchFailed}
            <Button size="small" onPress={results.retry}>
              {text.retry}
            </Button>
          </Nothing>
        ) : status === 'pending' ? (
          <Pending>
            <SkeletonRows rowCount={5} rowHeight="32px" label={text.searching} />
          </Pending>
        ) : count === 0 ? (
          <Nothing aria-hidden>{text.nothingFound}</Nothing>
        ) : (
          <div data-part="results">
            <OptionWindow
              id={listId}
              aria-label={text.results}
              count={count}
              activeIndex={active}
              onClick={handleClick}
              onMouseDown={(event) => event.preventDefault()}
              renderOption={(at) => {
                const along = results.nodesOf(at);
                const words = along.map(({ label }) => label).join(' / ');
                const isChosen = keyOf(idsOf(along)) === keyOf(value);
                const disabledReason = reasonOf(along);
                return (
                  <CascaderOption
                    key={at}
                    id={`${listId}-${at}`}
                    {...{ text, words, disabledReason, isChosen }}
                    index={at}
                    fullWords={words}
                    count={count}
                    isActive={at === active}
                    isSelected={isChosen}
                    isBranch={false}
                  />
                );
              }}
            />
            {total > count && <More aria-hidden>{text.foundMore({ count, total })}</More>}
          </div>
        ))}
    </>
  );

  function announcement() {
    if (status === 'failed') return '';
    if (status === 'pending') return text.searching;
    if (count === 0) return text.nothingFound;
    return total > count ? text.foundMore({ count, total }) : text.found({ count });
  }
}

const Nothing = styled.p`
  margin: 0;
  padding: ${tokens.space[6]} ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  text-align: center;

  > button {
    display: block;
    margin: ${tokens.space[2]} auto 0;
  }
`;

const Pending = styled.div`
  padding: ${tokens.space[1]};
`;

const More = styled.p`
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
`;
