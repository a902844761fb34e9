import { VirtualTable } from '@rc-component/table';
import '@rc-component/table/assets/index.css';
import { createRoot } from 'react-dom/client';
import { registerContender } from './contender';
import { columns, rowHeight, tableHeight } from './rows';

const tableColumns = columns.map(({ id, header, width, align }) => ({ key: id, dataIndex: id, title: header, width: width ?? 300, align }));

// Ant Design passes it too, though the published type of the component leaves it out.
const rowSize = { listItemHeight: rowHeight };

registerContender((host, rows) => {
  createRoot(host).render(
    <VirtualTable columns={tableColumns} data={rows} rowKey="id" scroll={{ x: 1280, y: tableHeight - rowHeight }} {...rowSize} />,
  );
});
