import type { DocumentTable as Table } from '@college/curriculum-model';
import { memo, useMemo } from 'react';
import { useNear } from '../../support/near/useNear';
import { Sheet } from './documentTableStyles';
import { rowGroups } from './rowGroups';
import { tableHeight } from './rowHeights';
import { tableTexts } from './rowTexts';
import { TableContent } from './TableContent';

/** A table of a long paper: its caption, and its rows while they are near the window. What prints the paper draws a `DocumentTable`. */
export const NearTable = memo(function NearTable({ table }: { table: Table }) {
  const { isNear, height, watch, markUndrawn } = useNear(table, () => tableTexts(table));
  const guessed = useMemo(() => tableHeight(table, rowGroups(table)), [table]);
  return (
    <Sheet ref={watch} style={isNear ? undefined : { blockSize: height ?? guessed }}>
      <TableContent table={table} cellHref={undefined} isWindowed markUndrawn={isNear ? undefined : markUndrawn} />
    </Sheet>
  );
});
