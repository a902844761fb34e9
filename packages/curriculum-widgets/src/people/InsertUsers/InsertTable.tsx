import type { NewUserField } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useEffect, useImperativeHandle, useMemo, useRef, type CSSProperties, type Dispatch, type Ref } from 'react';
import { styled } from 'styled-components';
import type { Grants } from './grants';
import { InsertTableRow, insertTableWidth, insertTracks } from './InsertTableRow';
import { isBusy, type InsertEvent, type InsertState } from './insertUsersState';
import { insertUsersMessages } from './messages';
import type { CellFault } from './rowFaults';
import { useRowFocus } from './useRowFocus';
import type { ScopePicking } from './useScopePlaces';

/** Leads to a cell from outside of the table. */
export interface InsertTableHandle {
  focusCell: (index: number, field: NewUserField) => void;
}

interface InsertTableProps {
  state: InsertState;
  dispatch: Dispatch<InsertEvent>;
  grants: Grants;
  picking: ScopePicking;
  faults: readonly CellFault[];
  format: (count: number) => string;
  onPasteCells: (text: string) => void;
  ref: Ref<InsertTableHandle>;
}

const noFaults: readonly CellFault[] = [];
const columns = ['number', 'userName', 'email', 'permissionId', 'relativeId', 'password', 'problem'] as const;

/** The people to be added as editable rows; virtualized. */
export function InsertTable({ state, dispatch, grants, picking, faults, format, onPasteCells, ref }: InsertTableProps) {
  const text = useMessages(insertUsersMessages);
  const listRef = useRef<HTMLDivElement>(null);
  const { rows } = state;
  const view = useRowFocus(listRef, rows.length, (index) => {
    const row = rows[index];
    if (row?.isFresh) dispatch({ type: 'rowLeft', key: row.key });
  });
  const { focusCell } = view;
  useImperativeHandle(ref, () => ({ focusCell }));

  const byKey = useMemo(() => {
    const found = new Map<number, CellFault[]>();
    for (const fault of faults) found.set(fault.key, [...(found.get(fault.key) ?? []), fault]);
    return found;
  }, [faults]);

  // A row added by Enter is rendered by the time it is focused.
  const wish = useRef<{ index: number; field: NewUserField | 'delete' } | null>(null);
  useEffect(() => {
    if (!wish.current) return;
    const { index, field } = wish.current;
    wish.current = null;
    // Drawing at once is for events; an effect waits until React is done.
    queueMicrotask(() => focusCell(Math.min(index, rows.length - 1), field));
  }, [rows, focusCell]);

  // Stable while rows change, so that an unchanged row does not re-render.
  const latest = useRef({ dispatch, grants, rows, focusCell });
  useEffect(() => {
    latest.current = { dispatch, grants, rows, focusCell };
  });
  const acts = useMemo(
    () => ({
      onCellChange(key: number, field: NewUserField, value: string | number | undefined) {
        latest.current.dispatch({ type: 'cellChanged', key, field, value, grants: latest.current.grants });
      },
      onMove(index: number, field: NewUserField, step: 1 | -1) {
        const to = index + step;
        if (to < 0) return;
        if (to < latest.current.rows.length) {
          latest.current.focusCell(to, field);
          return;
        }
        wish.current = { index: to, field };
        latest.current.dispatch({ type: 'rowAdded' });
      },
      onDelete(key: number, index: number) {
        wish.current = { index, field: 'delete' };
        latest.current.dispatch({ type: 'rowDeleted', key });
      },
    }),
    [],
  );

  return (
    <Sideways>
      <Table role="table" aria-label={text.table} aria-rowcount={rows.length + 1} onFocus={view.handleFocus} onBlur={view.handleBlur}>
        <HeadBox>
          <Head role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <span key={column} role="columnheader">
                {text[column]}
              </span>
            ))}
          </Head>
        </HeadBox>
        <Scroller ref={listRef} role="rowgroup" tabIndex={-1} onScroll={view.handleScroll}>
          <Rows role="presentation" style={{ '--height': `${rows.length * view.rowHeight}px` } as CSSProperties}>
            {view.indexes.map((index) => {
              const row = rows[index]!;
              return (
                <InsertTableRow
                  key={row.key}
                  {...{ row, index, grants, picking, format, onPasteCells }}
                  {...acts}
                  top={index * view.rowHeight}
                  faults={byKey.get(row.key) ?? noFaults}
                  isReadOnly={isBusy(state)}
                />
              );
            })}
          </Rows>
        </Scroller>
      </Table>
    </Sideways>
  );
}

/* Where the columns have no room, the head and the rows scroll sideways together. */
const Sideways = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;
  overflow-x: auto;
  overflow-y: hidden;
`;

const Table = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: ${insertTableWidth};
  min-block-size: 0;
`;

const Scroller = styled.div`
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  outline: none;
`;

/* As wide as the rows beside their scroll bar. */
const HeadBox = styled.div`
  overflow: hidden;
  scrollbar-gutter: stable;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: ${insertTracks};
  align-items: center;
  gap: ${tokens.space[1]};
  block-size: 32px;
  border-block-start: 1px solid ${tokens.color.rule};
  border-block-end: 1px solid ${tokens.color.borderStrong};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span {
    padding-inline: ${tokens.space[2]};
    white-space: nowrap;
  }
`;

const Rows = styled.div`
  position: relative;
  block-size: var(--height);
`;
