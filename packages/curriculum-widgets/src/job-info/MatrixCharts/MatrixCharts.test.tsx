import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { MatrixCharts, type MatrixChartsPlaces, type MatrixChartsSource } from '.';

const places: MatrixChartsPlaces = { matrix: () => '#m', course: () => '#c', courseUnits: () => '#u', majorDetail: () => '#d' };

function chartsOf(source: MatrixChartsSource, majorId?: number) {
  return <MatrixCharts source={source} language="80101" places={places} majorId={majorId} onMajorChange={() => {}} />;
}

it('never shows the figures of one major under the name of another', async () => {
  const { majors, overview } = aCollege();
  const figures = await overview.loadMatrixFigures(1001, '80101');
  const answers = new Map<number, (answer: typeof figures) => void>();
  const source: MatrixChartsSource = {
    ...majors,
    loadMatrixFigures: (majorId) => new Promise((resolve) => answers.set(majorId, resolve)),
  };
  const { getByText, getByRole, rerender } = await renderUi(chartsOf(source, 1001));
  await vi.waitFor(() => expect(answers.has(1001)).toBe(true));
  await rerender(chartsOf(source, 1002));
  await vi.waitFor(() => expect(answers.has(1002)).toBe(true));
  answers.get(1001)!(figures);
  answers.get(1002)!({ ...figures, courses: figures.courses.slice(0, 1) });
  await expect.element(getByText('1 门课程 · 24 个指标点')).toBeVisible();
  await rerender(chartsOf(source, 1001));
  expect(getByText('1 门课程 · 24 个指标点').query()).toBeNull();
  expect(getByRole('table').query()).toBeNull();
});

it('opens at the own major that has courses', async () => {
  const { majors, overview } = aCollege();
  const { pageInfo } = await majors.listMajors({ pageNum: 1, pageSize: 20 });
  const [one, two] = pageInfo.list;
  const list = [
    { ...one!, id: 7, courseCount: 0 },
    { ...one!, id: 8, edit: false },
    { ...two!, courseCount: 15 },
  ];
  const { loadMatrixFigures } = overview;
  const source = { listMajors: () => Promise.resolve({ pageInfo: { list, total: 3 } }), loadMatrixFigures };
  const { getByRole } = await renderUi(chartsOf(source));
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('计算机科学与技术');
  expect(loadMatrixFigures).toHaveBeenCalledTimes(1);
});

it('downloads the figures as a file with the major’s name', async () => {
  const { majors, overview } = aCollege();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const make = vi.spyOn(URL, 'createObjectURL');
  const { getByRole } = await renderUi(chartsOf({ ...majors, ...overview }));
  await getByRole('button', { name: '导出 CSV' }).click();
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe('软件工程-矩阵数据.csv');
  const text = await (make.mock.calls[0]![0] as Blob).text();
  expect(text).toContain('数据结构,48,16,4,3,2,9,1,74%');
  vi.restoreAllMocks();
});

it('opens the meaning of the words of the trade in titles and legends', async () => {
  const { majors, overview } = aCollege();
  const { getByRole } = await renderUi(<ToastProvider>{chartsOf({ ...majors, ...overview })}</ToastProvider>);
  for (const name of ['弱支撑', '课点', 'KSA']) await expect.element(getByRole('button', { name, exact: true })).toBeVisible();
  await expect.element(getByRole('columnheader', { name: '强支撑' })).toBeVisible();
  await getByRole('button', { name: '强支撑' }).click();
  await expect.element(getByRole('dialog', { name: '强支撑' })).toBeVisible();
});
