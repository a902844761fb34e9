import type { DocumentTable as Table } from '@college/curriculum-model';
import { memo } from 'react';
import { Sheet } from './documentTableStyles';
import { TableContent } from './TableContent';

export interface DocumentTableProps {
  /** A table of the document model. Keep its identity while nothing of it changes: it is then not drawn again. */
  table: Table;
  /** Where a cell leads, by the keys of its row and column; keep its identity as well. @default nowhere */
  cellHref?: ((row: string, column: string) => string | undefined) | undefined;
  /** The id of the heading that names a table without a caption. */
  'aria-labelledby'?: string | undefined;
  /** Goes to the box around the table. */
  className?: string;
}

/** A table of the syllabus as it is read and printed: plain table elements under one styled box, so that forty chapters are drawn fast. */
export const DocumentTable = memo(function DocumentTable({
  table,
  cellHref,
  className,
  'aria-labelledby': labelledBy,
}: DocumentTableProps) {
  return (
    <Sheet className={className}>
      <TableContent table={table} cellHref={cellHref} labelledBy={labelledBy} />
    </Sheet>
  );
});
