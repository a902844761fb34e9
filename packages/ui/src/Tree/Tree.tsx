import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useObjectRef } from 'react-aria';
import { activeElement } from '../shadow';
import { isBranchAt, type TreeNode, type TreeNodeId } from './treeIndex';
import { TreeBody, TreeBox } from './treeParts';
import { TreeRow } from './TreeRow';
import { rowOf } from './treeRows';
import { useTreeKeys } from './useTreeKeys';
import { useTreeRows } from './useTreeRows';
import { useTreeWindow } from './useTreeWindow';

export interface TreeProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'role' | 'onClick' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onScroll' | 'onPointerOver'
> {
  /** The entries of the first level, with those below in `children`. Keep the array while its content stays: its index is made once. */
  nodes: readonly TreeNode[];
  'aria-label': string;
  /** The entries that are open. Leave out to let the tree decide. */
  expandedKeys?: ReadonlySet<TreeNodeId>;
  /** The entries that are open at first. */
  defaultExpandedKeys?: ReadonlySet<TreeNodeId>;
  /** Called with the ids of the expanded entries when one expands or collapses. */
  onExpandedChange?: (keys: ReadonlySet<TreeNodeId>) => void;
  /** Shows only entries that hold these words, with the way to them, and marks the words. @default '' */
  query?: string;
  /** What Enter or a click on an entry does; one with `href` leads there instead. Without it an entry opens and closes. */
  onAction?: (node: TreeNode) => void;
  /** `compact` has lower rows. @default 'regular' */
  size?: 'regular' | 'compact';
}

const nothing: ReadonlySet<TreeNodeId> = new Set();

/** Nested entries, navigated by arrow keys. Virtualized, so that thousands cost as much as thirty. */
export function Tree(props: TreeProps) {
  const {
    nodes,
    expandedKeys,
    defaultExpandedKeys = nothing,
    onExpandedChange,
    query = '',
    onAction,
    size = 'regular',
    ref,
    ...rest
  } = props;
  const rootRef = useObjectRef(ref);
  const state = useTreeRows({ nodes, query, expandedKeys, defaultExpandedKeys, onExpandedChange });
  const { index, rows, isOpen, turn } = state;
  const { first, last, onScroll, reveal, toStart } = useTreeWindow(rootRef, rows.count);
  const [activeId, setActiveId] = useState<TreeNodeId | null>(null);
  const wantsFocus = useRef(false);
  const hasFocus = useRef(false);

  const activePlace = activeId === null ? undefined : index.placeOf.get(activeId);
  const activeRow = activePlace === undefined ? 0 : Math.max(0, shownRow(activePlace));

  /** The row of an entry, or of the nearest one above it that shows: closing must not leave focus nowhere. */
  function shownRow(place: number): number {
    for (let at = place; at >= 0; at = index.parents[at]!) {
      const row = rowOf(rows, at);
      if (row >= 0) return row;
    }
    return -1;
  }

  function moveTo(row: number) {
    wantsFocus.current = true;
    setActiveId(index.nodes[rows.places[row]!]!.id);
    reveal(row);
  }

  useLayoutEffect(() => {
    const root = rootRef.current;
    // Collapsing removes a focused entry, and the browser then moves the focus to the body.
    const isLost = hasFocus.current && activeElement() === document.body;
    if (wantsFocus.current || isLost) root?.querySelector<HTMLElement>(`[data-row="${activeRow}"]`)?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [rootRef, activeRow, rows]);

  // What a search leaves is read from its beginning.
  useLayoutEffect(toStart, [toStart, query]);

  const handleKeyDown = useTreeKeys({ state, activeRow, onMove: moveTo, onAct: act });

  function act(row: number) {
    const place = rows.places[row]!;
    const node = index.nodes[place]!;
    if (node.href !== undefined) rootRef.current?.querySelector<HTMLElement>(`[data-row="${row}"] > a`)?.click();
    else if (onAction) onAction(node);
    else turn([place], !isOpen(place));
  }

  function handleClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const item = target?.closest<HTMLElement>('[role="treeitem"]');
    if (!item) return;
    const row = Number(item.dataset['row']);
    const place = rows.places[row]!;
    const { id, href } = index.nodes[place]!;
    setActiveId(id);
    // A link is followed by the browser or by the router around the tree.
    if (target?.closest('a')) return;
    const isAct = !target?.closest('[data-part="chevron"]') && href === undefined && onAction !== undefined;
    if (isAct) act(row);
    else turn([place], !isOpen(place));
  }

  const drawn = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  // The focused entry stays rendered, wherever the list is scrolled: otherwise focus would be lost.
  if (rows.count > 0 && (activeRow < first || activeRow >= last)) drawn.push(activeRow);

  return (
    <TreeBox
      {...rest}
      ref={rootRef}
      role="tree"
      data-size={size}
      onScroll={onScroll}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
      onPointerOver={titleWhenCut}
    >
      <TreeBody role="presentation" style={{ '--count': rows.count } as CSSProperties}>
        {drawn.map((row) => {
          const place = rows.places[row]!;
          const node = index.nodes[place]!;
          return (
            <TreeRow
              key={node.id}
              node={node}
              row={row}
              level={index.levels[place]!}
              position={rows.positions[row]!}
              size={rows.sizeOf(row)}
              isExpanded={isBranchAt(index, place) ? isOpen(place) : undefined}
              isActive={row === activeRow}
              query={query}
            />
          );
        })}
      </TreeBody>
    </TreeBox>
  );
}

/** Shows the full words of a label that is cut as a tooltip, while the pointer is over it. */
function titleWhenCut(event: PointerEvent) {
  const label = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part="label"]') : null;
  if (!label) return;
  if (label.scrollWidth > label.clientWidth) label.title = label.textContent ?? '';
  else label.removeAttribute('title');
}
