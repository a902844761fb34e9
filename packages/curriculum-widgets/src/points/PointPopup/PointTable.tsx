import { isLong, ksaCode, repeatedTitles, type PointList } from '@college/curriculum-model';
import { Tick } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { LongTextEditor } from '@college/ui/LongTextField';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { inReadersLanguage } from '../rows/inReadersLanguage';
import { Cell, HeadRow, RowGrid } from '../rows/rowParts';
import { useRowKeys } from '../rows/useRowKeys';
import { pointPopupMessages } from './messages';
import type { PointDraft } from './pointDraft';
import { PointEditRow } from './PointEditRow';
import { PointTableRow } from './PointTableRow';
import type { PointActs } from './usePointActs';

interface PointTableProps {
  list: PointList;
  draft: PointDraft | null;
  selected: ReadonlySet<string>;
  isReadOnly: boolean;
  acts: PointActs;
}

/** The points row by row; one of them, or a new one, may be in edit. */
export function PointTable({ list, draft, selected, isReadOnly, acts }: PointTableProps) {
  const text = useMessages(pointPopupMessages);
  const language = useLanguage();
  const { rows, ksa } = list;
  // Only the row in edit shows the Chinese record that is written.
  const shown = useMemo(() => inReadersLanguage(rows, list.loaded.points, language), [rows, list.loaded.points, language]);
  const [reading, setReading] = useState<{ title: string; text: string } | null>(null);
  const repeated = useMemo(() => repeatedTitles(rows), [rows]);
  const codes = useMemo(() => new Map(ksa.map((item) => [item.key, ksaCode(item)])), [ksa]);
  const numbers = useMemo(() => new Map(rows.map(({ key }, index) => [key, index + 1])), [rows]);

  const handleOpen = useCallback(
    (key: string, field: 'title' | 'description') => {
      if (!isReadOnly) return acts.open(key, field);
      const row = shown.find((one) => one.key === key);
      const number = numbers.get(key) ?? 0;
      if (!row || !isLong(row[field])) return;
      setReading({ title: field === 'title' ? text.titleOf({ number }) : text.descriptionOf({ number }), text: row[field] });
    },
    [acts, isReadOnly, numbers, shown, text],
  );
  /** What Enter opens of a row: its edit, or what is cut of it for who only reads. */
  function handleEnter(key: string) {
    const row = shown.find((one) => one.key === key);
    handleOpen(key, isReadOnly && row && isLong(row.description) ? 'description' : 'title');
  }

  const grid = useRowKeys({
    onEnter: handleEnter,
    onToggle: isReadOnly ? undefined : acts.toggle,
    onRemove: isReadOnly ? undefined : acts.removeOne,
  });
  const editRow = draft && (
    <PointEditRow
      key={draft.key ?? 'new'}
      draft={draft}
      number={numbers.get(draft.key ?? '') ?? rows.length + 1}
      sameAs={sameTitle(list, draft)}
      onType={acts.type}
      onConfirm={acts.confirm}
      onCancel={acts.cancel}
    />
  );

  if (rows.length === 0 && !draft) {
    return (
      <Nothing>
        <EmptyState title={text.none} hint={isReadOnly ? undefined : text.noneHint} mark={null} />
      </Nothing>
    );
  }
  return (
    <>
      <Table role="grid" aria-label={text.points} aria-multiselectable={!isReadOnly} data-readonly={isReadOnly || undefined} {...grid}>
        <HeadRow role="row">
          {!isReadOnly && (
            <Cell role="columnheader">
              <AllTick rows={rows} selected={selected} label={text.selectAll} onSelect={acts.select} />
            </Cell>
          )}
          <Cell role="columnheader">{text.number}</Cell>
          <Cell role="columnheader">{text.name}</Cell>
          <Cell role="columnheader">{text.description}</Cell>
          <Cell role="columnheader">{text.ksa}</Cell>
          {!isReadOnly && (
            <Cell role="columnheader">
              <VisuallyHidden>{text.actions}</VisuallyHidden>
            </Cell>
          )}
        </HeadRow>
        {shown.map((row, index) =>
          editRow && draft?.key === row.key ? (
            editRow
          ) : (
            <PointTableRow
              key={row.key}
              row={row}
              number={index + 1}
              codes={row.ksaKeys.map((key) => codes.get(key) ?? '').join(' ')}
              sameAs={repeated.get(row.key)}
              isSelected={selected.has(row.key)}
              isReadOnly={isReadOnly}
              onOpen={handleOpen}
              onToggle={acts.toggle}
              onRemove={acts.removeOne}
            />
          ),
        )}
        {draft?.key === null && editRow}
      </Table>
      {reading && (
        <LongTextEditor title={reading.title} text={reading.text} isReadOnly onConfirm={acts.cancel} onCancel={() => setReading(null)} />
      )}
    </>
  );
}

interface AllTickProps {
  rows: PointList['rows'];
  selected: ReadonlySet<string>;
  label: string;
  onSelect: (keys: ReadonlySet<string>) => void;
}

function AllTick({ rows, selected, label, onSelect }: AllTickProps) {
  const isAll = rows.length > 0 && selected.size === rows.length;
  return (
    <Tick
      ref={(input) => {
        if (input) input.indeterminate = selected.size > 0 && !isAll;
      }}
      checked={isAll}
      aria-label={label}
      onChange={() => onSelect(new Set(isAll ? [] : rows.map(({ key }) => key)))}
    />
  );
}

/** The number of the point whose title the draft writes again. */
function sameTitle({ rows }: PointList, draft: PointDraft): number | undefined {
  const title = draft.title.trim().toLowerCase();
  const index = rows.findIndex((row) => row.key !== draft.key && row.title.trim().toLowerCase() === title);
  return title === '' || index < 0 ? undefined : index + 1;
}

const Table = styled(RowGrid)`
  --tracks: 40px 60px minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1fr) 72px;

  &[data-readonly] {
    --tracks: 60px minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1fr);
  }
`;

const Nothing = styled.div`
  border-block: 1px solid ${tokens.color.rule};
  border-block-end-color: ${tokens.color.border};
`;
