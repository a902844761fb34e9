import type {} from '@vitest/browser-playwright';
import { expect, it } from 'vitest';
import { conformance, renderUi } from '../testing';
import { BarChart } from './BarChart';
import { PieChart } from './PieChart';

const data = [12, 9, 3].map((value, id) => ({ id, label: `部分${id}`, value }));
const rows = data.map(({ id, label, value }) => ({ id, label, values: [value, 2] }));
const series = [
  { id: 'one', label: '甲' },
  { id: 'two', label: '乙' },
];
const words = { labelHeader: '名称', title: '占比' };

conformance(<PieChart {...words} data={data} valueHeader="个" />);
conformance(<BarChart {...words} rows={rows} series={series} />);

it('prints all rows', async () => {
  const many = Array.from({ length: 20 }, (_, id) => ({ id, label: `行${id}`, values: [id, 1] }));
  const { getByRole } = await renderUi(<BarChart {...words} rows={many} series={series} />);
  expect(getByRole('row').elements()).toHaveLength(13);
  window.dispatchEvent(new Event('beforeprint'));
  expect(getByRole('row').elements()).toHaveLength(21);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => getByRole('row').elements()).toHaveLength(13);
});
