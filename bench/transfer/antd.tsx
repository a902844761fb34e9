import { ConfigProvider, Transfer } from 'antd';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { need, numberIn, registerPicker } from './contender';
import type { BenchItem } from './items';

let chooseFirst: (count: number) => void = () => {};

function Picker({ items }: { items: BenchItem[] }) {
  const [targetKeys, setTargetKeys] = useState<string[]>([]);
  const [selectedKeys, setSelectedKeys] = useState<string[]>([]);
  const [dataSource] = useState(() =>
    items.map(({ id, letter, number, label }) => ({ key: String(id), title: `${letter}${number} ${label}` })),
  );
  useEffect(() => {
    chooseFirst = (count) => setSelectedKeys(dataSource.slice(0, count).map(({ key }) => key));
  }, [dataSource]);
  return (
    <Transfer
      dataSource={dataSource}
      targetKeys={targetKeys}
      selectedKeys={selectedKeys}
      showSearch
      render={({ title }) => title}
      styles={{ section: { width: 380, height: 516 } }}
      onChange={(keys) => setTargetKeys(keys.map(String))}
      onSelectChange={(source, target) => setSelectedKeys([...source, ...target].map(String))}
    />
  );
}

registerPicker({
  mount(host, items) {
    createRoot(host).render(
      // With its animations ten thousand checkboxes move for minutes.
      <ConfigProvider theme={{ token: { motion: false } }}>
        <Picker items={items} />
      </ConfigProvider>,
    );
  },
  searchField: () => need<HTMLInputElement>('.ant-transfer input[type="text"], .ant-transfer .ant-input'),
  focusList: () => need('.ant-transfer .ant-checkbox-input').focus(),
  selectAll: () => need('.ant-transfer .ant-checkbox-input').click(),
  chooseHundred: () => chooseFirst(100),
  move: () => document.querySelectorAll<HTMLElement>('.ant-transfer .ant-btn')[0]!.click(),
  seen() {
    const [left, right] = document.querySelectorAll('.ant-transfer ul');
    const head = need('.ant-transfer').textContent;
    return { rows: left?.children.length ?? 0, moved: right?.children.length ?? 0, chosen: numberIn(head) };
  },
});
