import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { registerTable } from './contender';
import { columns, withField, withMove, type BenchRow } from './rows';

interface RowProps {
  row: BenchRow;
  index: number;
  onChange: (id: number, change: Partial<BenchRow>) => void;
}

function Row({ row, index, onChange }: RowProps) {
  const { ref, handleRef } = useSortable({ id: row.id, index });
  return (
    <div
      ref={ref}
      role="row"
      data-index={index}
      style={{ display: 'grid', gridTemplateColumns: '28px 40px minmax(0, 1fr) 96px 96px 48px', alignItems: 'center', minHeight: 40 }}
    >
      <div>
        <button ref={handleRef} type="button" data-grip="" aria-label={`移动第 ${index + 1} 行`}>
          ⠿
        </button>
      </div>
      <div>{index + 1}</div>
      {columns.map(({ id, header }) => (
        <div key={id}>
          <input
            style={{ width: '100%', height: 32 }}
            data-column={id}
            aria-label={`${header}，第 ${index + 1} 行`}
            aria-invalid={(id !== 'name' && !/^\d+$/.test(row[id])) || undefined}
            value={row[id]}
            onChange={(event) => onChange(row.id, { [id]: event.currentTarget.value })}
          />
        </div>
      ))}
      <div>
        <button type="button" aria-label={`删除第 ${index + 1} 行`}>
          ×
        </button>
      </div>
    </div>
  );
}

function Table({ first }: { first: readonly BenchRow[] }) {
  const [rows, setRows] = useState(first);
  return (
    <DragDropProvider
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source)) setRows((known) => withMove(known, source.initialIndex, source.index));
      }}
    >
      <div role="table">
        {rows.map((row, index) => (
          <Row key={row.id} row={row} index={index} onChange={(id, change) => setRows((known) => withField(known, id, change))} />
        ))}
      </div>
    </DragDropProvider>
  );
}

registerTable((host, rows) => createRoot(host).render(<Table first={rows} />));
