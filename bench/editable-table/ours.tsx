import { EditableTable } from '@college/ui/EditableTable';
import { useState } from 'react';
import { openApp, openPage } from '../browser/openApp';
import { registerTable } from './contender';
import { columns, withField, withMove, type BenchRow } from './rows';

function Table({ first }: { first: readonly BenchRow[] }) {
  const [rows, setRows] = useState(first);
  return (
    <EditableTable
      aria-label="章节"
      rows={rows}
      // Made anew at each render, as an app makes them from its language.
      columns={columns.map(({ id, header, width }) => ({
        id,
        header,
        width,
        kind: id === 'name' ? ('text' as const) : ('number' as const),
        getText: (row: BenchRow) => row[id],
        validate: (text: string) => (id === 'name' || /^\d+$/.test(text) ? undefined : '要写成数字'),
      }))}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      onCellChange={({ rowId, columnId, text }) => setRows((known) => withField(known, Number(rowId), { [columnId]: text }))}
      onRowDelete={(row) => setRows((known) => known.filter((one) => one !== row))}
      onRowMove={({ fromIndex, toIndex }) => setRows((known) => withMove(known, fromIndex, toIndex))}
    />
  );
}

registerTable((_host, rows) => openPage(<Table first={rows} />), openApp);
