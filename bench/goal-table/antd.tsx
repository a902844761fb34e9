import { filterByKeyword, type Indicator } from '@college/curriculum-model';
import { Button, Input, Table, type TableColumnsType } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { registerContender } from './contender';
import { actNames, debounce, firstRows } from './rows';

interface GoalRow {
  key: number;
  indicator: string;
  goal: string;
  /** Rows that the indicator's cell spans; 0 under the first. */
  span: number;
}

const sign = (
  <svg width={16} height={16} viewBox="0 0 24 24" stroke="currentColor">
    <path d="M5 12h14" />
  </svg>
);

const columns: TableColumnsType<GoalRow> = [
  {
    title: '指标点',
    dataIndex: 'indicator',
    width: '34%',
    onCell: ({ span }) => ({ rowSpan: span }),
    render: (words: string) => (
      <>
        {words}
        <Button type="text" icon={sign} aria-label={actNames.add} />
        <Button type="text" icon={sign} aria-label={actNames.clear} />
      </>
    ),
  },
  { title: '教学目标', dataIndex: 'goal' },
  {
    title: '操作',
    width: 100,
    render: () => (
      <>
        <Button type="text" icon={sign} aria-label={actNames.edit} />
        <Button type="text" icon={sign} aria-label={actNames.remove} />
      </>
    ),
  },
];

function rowsOf(indicators: readonly Indicator[]): GoalRow[] {
  return indicators.flatMap(({ description, children }) =>
    children.map((goal, index) => ({
      key: goal.id,
      indicator: description,
      goal: `${index + 1} ${goal.description}`,
      span: index === 0 ? children.length : 0,
    })),
  );
}

/** The same table as staff would build it from Ant Design's parts. */
function GoalTable({ indicators }: { indicators: readonly Indicator[] }) {
  const [keyword, setKeyword] = useState('');
  const timer = useRef(0);
  const rows = useMemo(() => rowsOf(filterByKeyword(indicators, keyword, wordsOfRow).slice(0, firstRows)), [indicators, keyword]);
  return (
    <>
      <Input
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(() => setKeyword(target.value), debounce);
        }}
      />
      <Table columns={columns} dataSource={rows} pagination={false} />
    </>
  );
}

registerContender((host, rows) => createRoot(host).render(<GoalTable indicators={rows} />));

function wordsOfRow({ description, children }: Indicator): string[] {
  return [description, ...children.map((goal) => goal.description)];
}
