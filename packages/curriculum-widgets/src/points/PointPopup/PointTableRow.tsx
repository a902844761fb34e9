import { isLong, type PointRow } from '@college/curriculum-model';
import { Tick } from '@college/ui/DataTable';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { Cell, CellText, Doubt, LongCellText, Row, RowButton } from '../rows/rowParts';
import { pointPopupMessages } from './messages';
import type { PointField } from './pointDraft';

interface PointTableRowProps {
  row: PointRow;
  /** Its number on the screen, from 1. */
  number: number;
  /** Codes of the items that support it. */
  codes: string;
  /** The point whose title it repeats. */
  sameAs: number | undefined;
  isSelected: boolean;
  isReadOnly: boolean;
  onOpen: (key: string, field: PointField) => void;
  onToggle: (key: string) => void;
  onRemove: (key: string) => void;
}

/** One point; a press on its words edits them, or shows them in full to who only reads. */
export const PointTableRow = memo(function PointTableRow(props: PointTableRowProps) {
  const { row, number, codes, sameAs, isSelected, isReadOnly, onOpen, onToggle, onRemove } = props;
  const text = useMessages(pointPopupMessages);
  const language = useLanguage();
  const name = { number, title: row.title };

  function open(field: PointField) {
    if (!window.getSelection()?.toString()) onOpen(row.key, field);
  }

  /** A press on the words goes on to their cell; who only reads also has a stop for keys at those that are cut. */
  function wordsOf(field: PointField) {
    const words = { title: row[field], lang: langOf(row[field], language), children: row[field] };
    return isReadOnly && isLong(row[field]) ? <LongCellText {...words} /> : <CellText {...words} />;
  }

  return (
    <Row role="row" data-row={row.key} tabIndex={-1} aria-selected={isReadOnly ? undefined : isSelected}>
      {!isReadOnly && (
        <Cell role="gridcell">
          <Tick tabIndex={-1} checked={isSelected} aria-label={text.select(name)} onChange={() => onToggle(row.key)} />
        </Cell>
      )}
      <Cell role="gridcell" data-tone="muted">
        {number}
      </Cell>
      <Cell role="rowheader" data-opens="" onClick={() => open('title')}>
        {wordsOf('title')}
        {sameAs !== undefined && (
          <Doubt>
            <Icon of={TriangleAlert} size="small" />
            {text.sameTitle({ number: sameAs })}
          </Doubt>
        )}
      </Cell>
      <Cell role="gridcell" data-tone="muted" data-opens="" onClick={() => open('description')}>
        {wordsOf('description')}
      </Cell>
      <Cell role="gridcell" data-tone="muted">
        <CellText title={codes}>{codes}</CellText>
      </Cell>
      {!isReadOnly && (
        <Cell role="gridcell" data-part="actions">
          <RowButton aria-label={text.edit(name)} onClick={() => onOpen(row.key, 'title')}>
            <Icon of={Pencil} />
          </RowButton>
          <RowButton data-variant="danger" aria-label={text.remove(name)} onClick={() => onRemove(row.key)}>
            <Icon of={Trash2} />
          </RowButton>
        </Cell>
      )}
    </Row>
  );
});
