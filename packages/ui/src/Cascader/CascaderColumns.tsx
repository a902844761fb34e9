import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { SkeletonRows } from '../Skeleton';
import { tokens } from '../theme';
import { CascaderOption } from './CascaderOption';
import { chosenAt, depthOf, findByPrefix, isBranch, keyOf, nodesAlong, type CascaderNode, type CascaderPath } from './cascaderTree';
import type { CascaderText } from './messages';
import { edge, optionHeight } from './optionPlaces';
import { OptionWindow } from './OptionWindow';
import type { LazyChildren } from './useLazyChildren';
import { useTypeAhead } from './useTypeAhead';

interface CascaderColumnsProps {
  nodes: readonly CascaderNode[];
  value: CascaderPath;
  lazy: LazyChildren;
  canLoad: boolean;
  canChooseBranch: boolean;
  cutLabel?: ((label: string) => string) | undefined;
  baseId: string;
  text: CascaderText;
  onChoose: (along: readonly CascaderNode[], isEnd: boolean) => void;
  /** Up from the first option leads to the search field. */
  onLeave: () => void;
}

const stepKeys: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -8, PageDown: 8, Home: -Infinity, End: Infinity };

/** One column for each level along the open path. Moving in a column opens the level below it. */
export function CascaderColumns({
  nodes,
  value,
  lazy,
  canLoad,
  canChooseBranch,
  cutLabel,
  baseId,
  text,
  onChoose,
  onLeave,
}: CascaderColumnsProps) {
  const [open, setOpen] = useState<CascaderPath>(value);
  const columnsRef = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();

  const along = nodesAlong(nodes, open, lazy.childrenOf);
  const levels = [
    nodes,
    ...along.flatMap((node, depth) =>
      isBranch(node, open.slice(0, depth + 1), lazy.childrenOf, canLoad) ? [lazy.childrenOf(node, open.slice(0, depth + 1))] : [],
    ),
  ];

  // The levels of the chosen path, where they are not there yet.
  useEffect(() => {
    for (const [depth, node] of along.entries()) {
      const path = open.slice(0, depth + 1);
      if (lazy.stateOf(path) === undefined) void lazy.load(node, path);
    }
  });

  // It grows with the longest level seen and never shrinks: columns that jump are hard to follow.
  const longest = Math.max(5, ...levels.map((level) => level?.length ?? 0));
  const [rowsBefore, setRowsBefore] = useState(longest);
  if (longest > rowsBefore) setRowsBefore(longest);
  const shownRows = Math.min(10, Math.max(longest, rowsBefore));

  function openAt(level: number, node: CascaderNode) {
    const path = chosenAt(open, level, node.id);
    setOpen(path);
    if (!node.disabledReason) void lazy.load(node, path);
    return path;
  }

  function choose(level: number, node: CascaderNode) {
    const path = openAt(level, node);
    const hasMore = isBranch(node, path, lazy.childrenOf, canLoad);
    if (!node.disabledReason && !along.slice(0, level).some(({ disabledReason }) => disabledReason) && (!hasMore || canChooseBranch))
      onChoose([...along.slice(0, level), node], !hasMore);
  }

  function focusColumn(level: number) {
    columnsRef.current?.querySelectorAll<HTMLElement>('[role="listbox"]')[level]?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, level: number, options: readonly CascaderNode[]) {
    const active = options.findIndex(({ id }) => id === open[level]);
    const step = stepKeys[event.key];
    const node = options[active];
    if (event.key === 'ArrowUp' && active <= 0) {
      onLeave();
    } else if (step !== undefined) {
      const next = Math.max(0, Math.min(options.length - 1, active < 0 && step > 0 && step < Infinity ? 0 : active + step));
      if (options[next]) openAt(level, options[next]);
    } else if (event.key === 'ArrowLeft') {
      focusColumn(level - 1);
    } else if (event.key === 'ArrowRight' && node) {
      enterBelow(level);
    } else if (event.key === 'Enter' && node) {
      choose(level, node);
      if (!canChooseBranch) enterBelow(level);
    } else {
      const typed = typeAhead(event);
      const found = typed ? options[findByPrefix(options, typed, active)] : undefined;
      if (found) openAt(level, found);
      if (!typed) return;
    }
    event.preventDefault();
  }

  /** Goes to the level below, onto its first option unless one is open there. */
  function enterBelow(level: number) {
    const first = levels[level + 1]?.[0];
    if (!first) return;
    if (open.length <= level + 1) openAt(level + 1, first);
    focusColumn(level + 1);
  }

  function handleClick(event: MouseEvent, level: number, options: readonly CascaderNode[]) {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    const node = option && options[Number(option.getAttribute('data-index'))];
    if (node) choose(level, node);
  }

  return (
    <div
      ref={columnsRef}
      data-part="columns"
      data-cut={cutLabel ? '' : undefined}
      style={{ '--list-height': `${shownRows * optionHeight + 2 * edge}px`, '--levels': depthOf(nodes) } as CSSProperties}
    >
      {levels.map((options, level) => {
        const above = open.slice(0, level);
        const state = lazy.stateOf(above);
        if (!options) {
          return (
            <Waiting key={keyOf(above)}>
              {state === 'failed' ? (
                <Failed role="alert">
                  {text.failed}
                  <Button size="small" onPress={() => void lazy.load(along[level - 1]!, above)}>
                    {text.retry}
                  </Button>
                </Failed>
              ) : (
                <SkeletonRows rowCount={5} rowHeight="32px" label={text.loading} />
              )}
            </Waiting>
          );
        }
        if (options.length === 0 && level > 0) return <Nothing key={keyOf(above)}>{text.nothingBelow}</Nothing>;
        const active = options.findIndex(({ id }) => id === open[level]);
        const idOf = (index: number) => `${baseId}-${level}-${index}`;
        return (
          <OptionWindow
            key={keyOf(above)}
            aria-label={level === 0 ? text.level({ level: 1 }) : (along[level - 1]?.label ?? text.level({ level: level + 1 }))}
            aria-activedescendant={active < 0 ? undefined : idOf(active)}
            tabIndex={0}
            data-current={level === Math.max(0, Math.min(open.length, levels.length) - 1) || undefined}
            count={options.length}
            activeIndex={active}
            onKeyDown={(event) => handleKeyDown(event, level, options)}
            onClick={(event) => handleClick(event, level, options)}
            renderOption={(index) => {
              const node = options[index]!;
              const path = [...above, node.id];
              return (
                <CascaderOption
                  key={index}
                  id={idOf(index)}
                  {...{ index, text }}
                  count={options.length}
                  words={cutLabel ? cutLabel(node.label) : node.label}
                  fullWords={node.label}
                  disabledReason={node.disabledReason}
                  isActive={index === active}
                  isSelected={index === active && !node.disabledReason}
                  isChosen={keyOf(path) === keyOf(value)}
                  isBranch={isBranch(node, path, lazy.childrenOf, canLoad)}
                  isPending={lazy.stateOf(path) === 'pending'}
                />
              );
            }}
          />
        );
      })}
    </div>
  );
}

const Nothing = styled.p`
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
`;

const Waiting = styled.div`
  padding: ${tokens.space[1]};
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  color: ${tokens.color.danger};
`;
