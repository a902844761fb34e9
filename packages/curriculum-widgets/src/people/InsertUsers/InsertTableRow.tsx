import type { NewUserField } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert, X } from 'lucide-react';
import { memo, useId, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { Grants } from './grants';
import type { InsertRow } from './insertRow';
import { insertUsersMessages } from './messages';
import { PermissionField, ScopeField } from './RightFields';
import type { CellFault } from './rowFaults';
import { SheetField } from './SheetField';
import type { ScopePicking } from './useScopePlaces';

export interface InsertTableRowProps {
  row: InsertRow;
  index: number;
  /** Distance from the top of all rows, in pixels. */
  top: number;
  faults: readonly CellFault[];
  grants: Grants;
  picking: ScopePicking;
  isReadOnly: boolean;
  format: (count: number) => string;
  onCellChange: (key: number, field: NewUserField, value: string | number | undefined) => void;
  onMove: (index: number, field: NewUserField, step: 1 | -1) => void;
  onPasteCells: (text: string) => void;
  onDelete: (key: number, index: number) => void;
}

const lengths = { userName: 60, email: 254, password: 128 } as const;

/** One person: typed texts, chosen rights, and what is wrong. */
export const InsertTableRow = memo(function InsertTableRow(props: InsertTableRowProps) {
  const { row, index, faults, grants, isReadOnly, format, onCellChange } = props;
  const text = useMessages(insertUsersMessages);
  const problemId = useId();
  const number = format(index + 1);
  const faultOf = (field: NewUserField) => faults.find((fault) => fault.field === field);
  const nameOf = (field: NewUserField) => text.cell({ header: text[field], row: number });

  // A select has no slot for a description: its accessible name contains the error.
  function cellName(field: NewUserField) {
    const message = faultOf(field)?.message;
    return message === undefined ? nameOf(field) : text.cellFault({ cell: nameOf(field), message });
  }

  function textCell(field: keyof typeof lengths) {
    return (
      <Cell role="cell" data-field={field}>
        <SheetField
          aria-label={nameOf(field)}
          value={String(row[field] ?? '')}
          isInvalid={faultOf(field) !== undefined}
          isReadOnly={isReadOnly}
          describedBy={faultOf(field) && problemId}
          placeholder={field === 'password' ? text.passwordPlaceholder : undefined}
          maxLength={lengths[field]}
          onCommit={(value) => onCellChange(row.key, field, value === '' ? undefined : value)}
          onMove={(step) => props.onMove(index, field, step)}
          onPasteCells={props.onPasteCells}
        />
      </Cell>
    );
  }

  const right = (field: 'permissionId' | 'relativeId') => ({
    'aria-label': cellName(field),
    row,
    grants,
    isReadOnly,
    isInvalid: faultOf(field) !== undefined,
    onChange: (value: number) => onCellChange(row.key, field, value),
  });

  return (
    <Line
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      data-wrong={faults.length > 0 || undefined}
      style={{ '--top': `${props.top}px` } as CSSProperties}
    >
      <Cell role="rowheader" data-field="number">
        {number}
      </Cell>
      {textCell('userName')}
      {textCell('email')}
      <Cell role="cell" data-field="permissionId">
        <PermissionField {...right('permissionId')} />
      </Cell>
      <Cell role="cell" data-field="relativeId">
        <ScopeField {...right('relativeId')} picking={props.picking} />
      </Cell>
      {textCell('password')}
      <Cell role="cell" data-field="problem" id={problemId} title={faults.map(({ message }) => message).join('\n')}>
        {faults.length > 0 && (
          <>
            <Icon of={CircleAlert} size="small" />
            <span>{faults.map(({ message }) => message).join(text.separator)}</span>
          </>
        )}
      </Cell>
      <Cell role="cell" data-field="delete">
        {!isReadOnly && (
          <IconButton
            size="small"
            aria-label={text.deleteRow({ row: number, name: String(row.userName ?? '') })}
            onPress={() => props.onDelete(row.key, index)}
          >
            <Icon of={X} />
          </IconButton>
        )}
      </Cell>
    </Line>
  );
});

/** The tracks of a row and of the head above it. */
export const insertTracks = '52px minmax(88px, 3fr) minmax(136px, 5fr) 136px minmax(140px, 6fr) 104px minmax(112px, 4fr) 32px';

/** The tracks at their narrowest, the gaps between them, and a scroll bar. */
export const insertTableWidth = '848px';

const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: ${insertTracks};
  align-items: center;
  gap: ${tokens.space[1]};
  block-size: ${tokens.density.row};
  border-block-end: 1px solid ${tokens.color.border};
  translate: 0 var(--top);

  &[data-wrong] {
    background: ${tokens.color.dangerSoft};
  }
`;

const Cell = styled.div`
  min-inline-size: 0;

  &[data-field='number'] {
    padding-inline-start: ${tokens.space[2]};
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &[data-field='problem'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    color: ${tokens.color.danger};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  &[data-field='problem'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
