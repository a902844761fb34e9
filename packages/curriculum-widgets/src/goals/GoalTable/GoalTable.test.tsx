import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepIndicators } from '../fakes/storySource';
import { aCollege } from '../../support/fakes/aCollege';
import { manyIndicators } from '../fakes/manyIndicators';
import { GoalTable, type GoalTableProps } from './GoalTable';

function page(props: Partial<GoalTableProps> & Pick<GoalTableProps, 'source'>) {
  return (
    <UiProvider>
      <ToastProvider>
        <GoalTable courseId={1004} majorId={1001} {...props} />
      </ToastProvider>
    </UiProvider>
  );
}

it('searches 300 ms after the last key and not before', async () => {
  const screen = await render(page({ source: aCollege({ prepare: keepIndicators(manyIndicators(12)) }).goals }));
  await expect.element(screen.getByText('已显示 10 个指标点，共 12 个')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const field = screen.getByRole('searchbox');
    await field.fill('指标点 1');
    await vi.advanceTimersByTimeAsync(200);
    await field.fill('指标点 12');
    await vi.advanceTimersByTimeAsync(299);
    expect(screen.getByRole('rowheader').elements()).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(screen.getByText('已显示 1 个指标点，共 1 个')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

it('finds by pinyin initials once the readings are there', async () => {
  const rows = manyIndicators(3).map((row, index) => (index === 1 ? { ...row, description: '1.2 能建立计算模型' } : row));
  const screen = await render(page({ source: aCollege({ prepare: keepIndicators(rows) }).goals }));
  await screen.getByRole('searchbox').fill('jsmx');
  await expect.element(screen.getByRole('rowheader', { name: /能建立计算模型/ })).toBeVisible();
  await expect.element(screen.getByText('已显示 1 个指标点，共 1 个')).toBeVisible();
});

it('starts afresh for another course and drops the late reply of the one before', async () => {
  const source = aCollege({ prepare: keepIndicators(manyIndicators(1)) }).goals;
  const answers: (() => void)[] = [];
  source.loadGoals.mockImplementation(async (courseId) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return manyIndicators(1).map((row) => ({ ...row, description: `1.1 课程 ${courseId}` }));
  });
  const screen = await render(page({ source }));
  await screen.rerender(page({ source, courseId: 1005 }));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!();
  await expect.element(screen.getByRole('rowheader', { name: /课程 1005/ })).toBeVisible();
  answers[0]!();
  await expect.element(screen.getByRole('rowheader', { name: /课程 1005/ })).toBeVisible();
});

it('keeps what stands on the screen when it cannot be read again, and says so', async () => {
  const source = aCollege({ prepare: keepIndicators(manyIndicators(2)) }).goals;
  const load = source.loadGoals.getMockImplementation()!;
  let isDown = false;
  source.loadGoals.mockImplementation(async (...place) => {
    if (isDown) throw new Error('连接已断开');
    return load(...place);
  });
  const screen = await render(page({ source }));
  await expect.element(screen.getByRole('rowheader', { name: /指标点 1/ })).toBeVisible();
  isDown = true;
  await screen.getByRole('button', { name: '清空 1.1 的教学目标' }).click();
  await expect.element(screen.getByText('连接已断开')).toBeVisible();
  await expect.element(screen.getByText('清空成功')).toBeVisible();
  expect(screen.getByRole('rowheader').elements()).toHaveLength(2);
});

it('says the name of an icon when the pointer comes over it', async () => {
  const screen = await render(page({ source: aCollege({ prepare: keepIndicators(manyIndicators(1)) }).goals }));
  const clear = screen.getByRole('button', { name: '清空 1.1 的教学目标' });
  await clear.hover();
  await expect.element(clear).toHaveAttribute('title', '清空 1.1 的教学目标');
});
