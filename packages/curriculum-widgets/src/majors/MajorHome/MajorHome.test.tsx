import { createManualClock } from '@college/ui/clock';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { RouterProvider } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { majorHomePorts } from '../fakes/majorHomeArgs';
import { MajorHome, type MajorHomeProps } from '.';

const navigate = vi.fn();

function aHome(prepare?: (college: College) => void) {
  const college = aCollege({ prepare });
  return { ...college, source: majorHomePorts(college).source };
}

function page(props: Partial<MajorHomeProps>, locale: 'zh-CN' | 'en-US' = 'zh-CN') {
  return (
    <UiProvider locale={locale}>
      <RouterProvider navigate={navigate}>
        <ToastProvider>
          <MajorHome
            source={aHome().source}
            majorId={1001}
            user={{ id: 1005, userName: '周敏' }}
            hrefs={{ course: (courseId) => `/courseUnit/detail?courseUnitId=${courseId}` }}
            storage={memoryStorage()}
            canModify
            {...props}
          />
        </ToastProvider>
      </RouterProvider>
    </UiProvider>
  );
}

it('drops the reply for a major that was left', async () => {
  const { source, failures } = aHome();
  let answer = () => {};
  failures.listCourseCards = { until: new Promise<void>((resolve) => (answer = resolve)) };
  const screen = await render(page({ source }));
  await expect.poll(() => source.listCourseCards.mock.calls.length).toBe(1);
  delete failures.listCourseCards;
  await screen.rerender(page({ source, majorId: 1003 }));
  await expect.element(screen.getByRole('link', { name: '数据科学导论' })).toBeVisible();
  answer();
  await expect.element(screen.getByRole('link', { name: '数据结构' })).not.toBeInTheDocument();
});

it('reloads everything in another language and keeps the selection', async () => {
  const { source } = aHome();
  const screen = await render(page({ source }));
  await screen.getByRole('radio', { name: '选择数据结构用于导出' }).click();
  await screen.rerender(page({ source }, 'en-US'));
  await expect.element(screen.getByText('For the course matrix: Data Structures')).toBeVisible();
  expect(source.listCourseCards.mock.calls.map(([, lang]) => lang)).toEqual(['80101', '80102']);
});

it('exports no course matrix once the page is left', async () => {
  const { source } = aHome();
  const clock = createManualClock();
  const screen = await render(page({ source, clock }));
  await screen.getByRole('radio', { name: '选择数据结构用于导出' }).click();
  await screen.getByRole('button', { name: '导出', exact: true }).click();
  await screen.getByRole('menuitem', { name: '两者都导出' }).click();
  await expect.poll(() => source.exportMajorMatrix.mock.calls.length).toBe(1);
  await screen.unmount();
  clock.advance(10_000);
  expect(source.exportCourseMatrix).not.toHaveBeenCalled();
});

it('keeps the estimate of a card that is filtered away and comes back', async () => {
  const random = vi.fn(() => 0.25);
  const { source } = aHome();
  const [card] = await source.listCourseCards(1001, '80101');
  source.listCourseCards.mockResolvedValue([{ ...card!, progress: null }]);
  const screen = await render(page({ source, random }));
  await expect.element(screen.getByText('40%')).toBeVisible();
  random.mockReturnValue(0.75);
  const field = screen.getByRole('searchbox');
  await field.fill('没有');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('无搜索结果')).toBeVisible();
  await screen.getByRole('button', { name: '清空关键词' }).click();
  await expect.element(screen.getByText('40%')).toBeVisible();
  expect(random).toHaveBeenCalledOnce();
});

it('renders the visible cards, and all of them on End', async () => {
  const { source } = aHome(({ state }) => {
    const [unit] = state.courseUnits;
    state.courseUnits = Array.from({ length: 300 }, (_, index) => ({ ...unit!, id: 5001 + index, name: `课程 ${index + 1}` }));
  });
  const screen = await render(page({ source }));
  await expect.element(screen.getByRole('link', { name: '课程 1', exact: true })).toBeVisible();
  expect(screen.getByRole('article').elements().length).toBeLessThan(60);
  expect(screen.getByRole('article').first().element().parentElement).toHaveAttribute('aria-setsize', '300');
  (screen.getByRole('link', { name: '课程 1', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('link', { name: '课程 300', exact: true })).toHaveFocus();
  expect(screen.getByRole('article').elements()).toHaveLength(300);
});

it('follows links by the page’s router and shows only addresses that exist', async () => {
  navigate.mockClear();
  const screen = await render(page({}));
  await screen.getByRole('link', { name: '数据结构', exact: true }).click();
  expect(navigate.mock.lastCall?.[0]).toBe('/courseUnit/detail?courseUnitId=1004');
  await screen.getByRole('button', { name: '数据结构的更多操作' }).click();
  const entries = screen
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(entries).toEqual(['重命名…', '导出课程矩阵', '删除课程…']);
});

it('a rejected deletion leaves the card and shows why', async () => {
  const { source } = aHome();
  source.deleteCourse.mockRejectedValueOnce(new Error('您没有删除课程的权限'));
  const screen = await render(page({ source }));
  await screen.getByRole('button', { name: '数据结构的更多操作' }).click();
  await screen.getByRole('menuitem', { name: '删除课程…' }).click();
  await screen.getByRole('button', { name: '删除课程', exact: true }).click();
  await expect.element(screen.getByText('您没有删除课程的权限')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '数据结构', exact: true })).toBeVisible();
});

it('lives without a storage', async () => {
  const refusing = { getItem: () => thrown(), setItem: () => thrown() };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const screen = await render(page({ storage: refusing }));
  await screen.getByText('仅看我的课程').click();
  await expect.element(screen.getByRole('checkbox', { name: '仅看我的课程' })).toBeChecked();
  expect(screen.getByRole('article').elements().length).toBeLessThan(15);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

function thrown(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}
