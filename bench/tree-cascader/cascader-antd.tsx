import { Cascader, ConfigProvider } from 'antd';
import { createRoot } from 'react-dom/client';
import { countOf, need, registerLevels } from './contender';

registerLevels({
  mount: (host, nodes) =>
    createRoot(host).render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <Cascader
          options={nodes}
          fieldNames={{ label: 'label', value: 'id', children: 'children' }}
          showSearch={{ limit: false }}
          style={{ width: 320 }}
          placeholder="请选择"
        />
      </ConfigProvider>,
    ),
  open() {
    const field = need<HTMLInputElement>('.ant-select input, .ant-cascader input');
    field.focus();
    (field.closest('.ant-select-selector, .ant-select-content, .ant-select') ?? field).dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true }),
    );
  },
  searchField: () => need<HTMLInputElement>('.ant-select input, .ant-cascader input'),
  seen: () => ({ rows: countOf('.ant-cascader-menu-item'), text: document.body.textContent }),
});
