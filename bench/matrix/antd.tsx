import { Table, type TableColumnsType } from 'antd';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { registerContender, type Contender } from './contender';
import { columnCells, count, setCell, signs, type BenchMatrix, type Relate } from './values';

interface Row {
  key: string;
  label: string;
  sum: string;
  cells: readonly Relate[];
}

let change: Contender['change'] = () => {};
const said = ({ strong, weak }: { strong: number; weak: number }) => `★ ${strong} ☆ ${weak}`;

function rowOf({ id, label, cells }: BenchMatrix['rows'][number]): Row {
  return { key: id, label, cells: [...cells], sum: said(count(cells)) };
}

/** The same matrix as staff would build it from Ant Design's table. */
function Matrix({ matrix }: { matrix: BenchMatrix }) {
  const [rows, setRows] = useState(() => matrix.rows.map(rowOf));
  const columns = useMemo<TableColumnsType<Row>>(
    () => [
      { title: '课程', dataIndex: 'label', width: 224, fixed: 'left' },
      ...matrix.groups.map(({ label, members }) => ({
        title: label,
        children: members.map((id) => {
          const at = matrix.columns.findIndex((column) => column.id === id);
          return {
            title: matrix.columns[at]!.code,
            key: id,
            width: 40,
            render: (_value: unknown, { cells }: Row) => signs[cells[at]!],
            shouldCellUpdate: (now: Row, before: Row) => now.cells[at] !== before.cells[at],
          };
        }),
      })),
      { title: '本行', dataIndex: 'sum', width: 120, fixed: 'right' },
    ],
    [matrix],
  );
  useLayoutEffect(() => {
    change = (row, column, relate) => {
      setCell(matrix, row, column, relate);
      flushSync(() => setRows((before) => before.with(row, rowOf(matrix.rows[row]!))));
    };
  }, [matrix]);
  return (
    <Table
      columns={columns}
      dataSource={rows}
      pagination={false}
      size="small"
      scroll={{ x: 344 + matrix.columns.length * 40, y: 680 }}
      summary={() => (
        <Table.Summary fixed>
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>覆盖</Table.Summary.Cell>
            {matrix.columns.map(({ id }, at) => (
              <Table.Summary.Cell key={id} index={at + 1}>
                {said(count(columnCells(matrix, at)))}
              </Table.Summary.Cell>
            ))}
            <Table.Summary.Cell index={matrix.columns.length + 1} />
          </Table.Summary.Row>
        </Table.Summary>
      )}
    />
  );
}

registerContender({
  mount: (host, matrix) => flushSync(() => createRoot(host).render(<Matrix matrix={matrix} />)),
  change: (row, column, relate) => change(row, column, relate),
});
