import { Button, Table, type TableColumnsType } from 'antd';
import { actions, columns, compareNames, hrefOf, press, rowHeight, tableHeight, type BenchRow, type BenchSort } from './rows';
import { Sign } from './Sign';
import { registerReact, useShown } from './useContender';

const orders = { ascending: 'ascend', descending: 'descend' } as const;

function columnsOf(sort: BenchSort | null): TableColumnsType<BenchRow> {
  return [
    ...columns.map(({ id, header, width, align }) => ({
      key: id,
      dataIndex: id,
      title: header,
      width: width ?? 220,
      align,
      ...(id === 'name' && {
        sorter: (a: BenchRow, b: BenchRow) => compareNames(a.name, b.name),
        sortOrder: sort && orders[sort.direction],
        render: (_: unknown, row: BenchRow) => <a href={hrefOf(row)}>{row.name}</a>,
      }),
    })),
    {
      key: 'actions',
      width: 96,
      render: (_, { name }) =>
        actions.map(({ of, paths }, at) => (
          <Button
            key={of('')}
            type="text"
            danger={at === 1}
            size="small"
            aria-label={of(name)}
            icon={<Sign paths={paths} />}
            onClick={() => press(name)}
          />
        )),
    },
  ];
}

function Books({ all }: { all: BenchRow[] }) {
  const { rows, sort } = useShown(all, true);
  return (
    <Table
      virtual
      size="small"
      pagination={false}
      rowKey="id"
      columns={columnsOf(sort)}
      dataSource={rows}
      scroll={{ x: 1280, y: tableHeight - rowHeight }}
    />
  );
}

registerReact({ Table: Books });
