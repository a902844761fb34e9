import { Button, Cell, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components';
import { actions, columns, hrefOf, press, rowHeight, tableHeight, type BenchRow } from './rows';
import { Sign } from './Sign';
import { registerReact, useShown } from './useContender';

const withActions = [...columns, { id: 'actions', header: '操作' } as const];
const cell = { whiteSpace: 'nowrap', overflow: 'hidden' } as const;

function content(row: BenchRow, id: keyof BenchRow | 'actions') {
  if (id === 'name') return <a href={hrefOf(row)}>{row.name}</a>;
  if (id !== 'actions') return row[id];
  return actions.map(({ of, paths }) => (
    <Button key={of('')} aria-label={of(row.name)} onPress={() => press(row.name)}>
      <Sign paths={paths} />
    </Button>
  ));
}

function Books({ all }: { all: BenchRow[] }) {
  const { rows, sort } = useShown(all, false);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: rowHeight }}>
      <Table
        aria-label="书目"
        sortDescriptor={sort ? { column: sort.id, direction: sort.direction } : undefined}
        style={{ height: tableHeight, overflow: 'auto', display: 'block' }}
      >
        <TableHeader columns={withActions}>
          {({ id, header }) => (
            <Column id={id} isRowHeader={id === 'name'} allowsSorting={id === 'name'}>
              {header}
            </Column>
          )}
        </TableHeader>
        <TableBody items={rows}>
          {(row) => <Row columns={withActions}>{({ id }) => <Cell style={cell}>{content(row, id)}</Cell>}</Row>}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

registerReact({ Table: Books });
