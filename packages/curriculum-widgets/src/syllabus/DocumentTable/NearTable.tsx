import { memo, useMemo } from 'react';
import { useNear } from '../../support/near/useNear';
import { Sheet } from './documentTableStyles';
import { rowGroups } from './rowGroups';
import { tableHeight } from './rowHeights';
import { tableTexts } from './rowTexts';
import { TableContent } from './TableContent';
import type { DocumentTableProps } from './DocumentTable';

/** A table of a long paper: its caption, and its rows while they are near the window. What prints the paper draws a `DocumentTable`. */
export const NearTable = memo(function NearTable({
  table,
  'aria-labelledby': labelledBy,
}: Pick<DocumentTableProps, 'table' | 'aria-labelledby'>) {
  const { isNear, height, watch, markUndrawn } = useNear(table, () => tableTexts(table));
  const guessed = useMemo(() => tableHeight(table, rowGroups(table)), [table]);
  return (
    <Sheet ref={watch} style={isNear ? undefined : { blockSize: height ?? guessed }}>
      <TableContent table={table} cellHref={undefined} labelledBy={labelledBy} isWindowed markUndrawn={isNear ? undefined : markUndrawn} />
    </Sheet>
  );
});
