import { Cell, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { registerContender } from './contender';
import { columns, rowHeight, tableHeight } from './rows';

registerContender((host, rows) => {
  createRoot(host).render(
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: rowHeight }}>
      <Table aria-label="书目" style={{ height: tableHeight, overflow: 'auto', display: 'block' }}>
        <TableHeader columns={columns}>
          {({ id, header }) => (
            <Column id={id} isRowHeader={id === 'name'}>
              {header}
            </Column>
          )}
        </TableHeader>
        <TableBody items={rows}>
          {(row) => <Row columns={columns}>{({ id }) => <Cell style={{ whiteSpace: 'nowrap', overflow: 'hidden' }}>{row[id]}</Cell>}</Row>}
        </TableBody>
      </Table>
    </Virtualizer>,
  );
});
