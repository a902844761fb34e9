import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { minColumnWidth, optionalMark, type DataTableSort, type PlacedColumn } from './column';
import type { DataTableText } from './messages';
import { Tick } from './Tick';
import type { ResizeHandlers } from './useColumnResize';

interface HeadRowProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  sort: DataTableSort | null;
  onSort: (column: PlacedColumn<Row>) => void;
  /** Undefined where rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | undefined;
  onSelectAll: (isSelected: boolean) => void;
  hasActions: boolean;
  /** Undefined where widths are fixed. */
  resize: ResizeHandlers | undefined;
  text: DataTableText;
  ref: Ref<HTMLDivElement>;
}

/** The columns' names, with their order and widths. */
export function HeadRow<Row>({ columns, sort, onSort, selection, onSelectAll, hasActions, resize, text, ref }: HeadRowProps<Row>) {
  return (
    <Head role="rowgroup" ref={ref}>
      <div data-part="row" role="row" aria-rowindex={1}>
        {selection !== undefined && (
          <div data-part="cell" role="columnheader" aria-colindex={1}>
            <Tick
              aria-label={text.selectAll}
              checked={selection === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = selection === 'some';
              }}
              onChange={() => onSelectAll(selection !== 'all')}
            />
          </div>
        )}
        {columns.map((column, place) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          return (
            <div
              data-part="cell"
              key={column.id}
              role="columnheader"
              aria-colindex={place + (selection === undefined ? 1 : 2)}
              aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
              data-align={column.align}
              data-optional={optionalMark(column)}
              data-column={column.id}
              title={column.headerTitle}
            >
              {column.isSortable ? (
                <SortButton type="button" data-sorted={direction} onClick={() => onSort(column)}>
                  <span data-part="words">{column.header}</span>
                  <Icon of={(direction ?? column.sortsFirst ?? 'ascending') === 'ascending' ? ChevronUp : ChevronDown} size="small" />
                </SortButton>
              ) : (
                <span data-part="words">{column.header}</span>
              )}
              {resize && (
                <Edge
                  role="separator"
                  tabIndex={0}
                  aria-orientation="vertical"
                  aria-label={text.resize({ header: column.header })}
                  aria-valuemin={column.minWidth ?? minColumnWidth}
                  aria-valuemax={resize.maxWidth}
                  aria-valuenow={resize.widthOf(column)}
                  {...resize.handlersOf(column)}
                />
              )}
            </div>
          );
        })}
        {hasActions && (
          <div data-part="cell" role="columnheader">
            <VisuallyHidden>{text.actions}</VisuallyHidden>
          </div>
        )}
      </div>
    </Head>
  );
}

const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.sticky};
  // The ink rule is drawn inside, so that the head is exactly as high as a row.
  box-shadow: inset 0 1px 0 ${tokens.color.rule};
  background: ${tokens.color.surface};

  > [role='row'] {
    border-block-end-color: ${tokens.color.borderStrong};
  }
  [role='columnheader'] {
    position: relative;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  @media (forced-colors: active) {
    border-block-start: 1px solid CanvasText;
  }
`;

const SortButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  min-block-size: ${tokens.size.hitMin};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: inherit;
  font: inherit;
  cursor: default;

  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
  /* Without an order the word has the whole width; the arrow beside it never moves it. */
  > svg {
    display: none;
    flex: none;
  }
  &[data-sorted] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
  &[data-sorted] > svg,
  &:hover > svg,
  &:focus-visible > svg {
    display: block;
  }
  &:hover {
    color: ${tokens.color.text};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 1px;
  }
`;

const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 9px;
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 12px;
    inset-inline-end: 0;
    inline-size: 1px;
    background: ${tokens.color.borderStrong};
    opacity: 0;
  }
  [role='row']:hover > [role='columnheader'] > &::after {
    opacity: 1;
  }
  &:hover::after,
  &:focus-visible::after {
    inset-block: 0;
    inline-size: 2px;
    background: ${tokens.color.focusRing};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
`;
