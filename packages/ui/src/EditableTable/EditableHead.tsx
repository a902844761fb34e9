import { styled } from 'styled-components';
import { tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import type { EditableColumn } from './column';
import type { EditableTableText } from './messages';
import { RowBox, RowCell } from './parts';

interface EditableHeadProps<Row> {
  columns: readonly EditableColumn<Row>[];
  isSortable: boolean;
  isNumbered: boolean;
  hasActions: boolean;
  text: EditableTableText;
}

/** The head row: the columns' names, and names for the columns that show none. */
export function EditableHead<Row>({ columns, isSortable, isNumbered, hasActions, text }: EditableHeadProps<Row>) {
  const unseen = (words: string) => (
    <HeadCell role="columnheader">
      <VisuallyHidden>{words}</VisuallyHidden>
    </HeadCell>
  );
  return (
    <Head role="rowgroup">
      <RowBox role="row">
        {isSortable && unseen(text.order)}
        {isNumbered && unseen(text.number)}
        {columns.map((column) => (
          <HeadCell key={column.id} role="columnheader" data-kind={column.kind ?? 'text'} title={column.header}>
            <HeadText>{column.header}</HeadText>
          </HeadCell>
        ))}
        {hasActions && unseen(text.actions)}
      </RowBox>
    </Head>
  );
}

/** The foot row: sums under their columns, muted. */
export function EditableFoot<Row>({ columns, isSortable, isNumbered, hasActions }: Omit<EditableHeadProps<Row>, 'text'>) {
  return (
    <Foot role="rowgroup">
      <RowBox role="row">
        {isSortable && <RowCell role="cell" />}
        {isNumbered && <RowCell role="cell" />}
        {columns.map((column) => (
          <RowCell key={column.id} role="cell" data-kind={column.kind ?? 'text'} data-tone={column.footTone}>
            {column.foot}
          </RowCell>
        ))}
        {hasActions && <RowCell role="cell" />}
      </RowBox>
    </Foot>
  );
}

const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.sticky};
  border-block-start: 1px solid ${tokens.color.rule};
  background: ${tokens.color.surface};

  > [role='row'] {
    border-block-end-color: ${tokens.color.borderStrong};
  }
`;

const HeadCell = styled(RowCell)`
  position: relative;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;
`;

const HeadText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Foot = styled.div`
  > [role='row'] {
    border-block-end: 0;
  }
  [role='cell']:not([data-tone]) {
    color: ${tokens.color.textMuted};
  }
`;
