import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepIndicators } from '../fakes/storySource';
import { aCollege } from '../../support/fakes/aCollege';
import { manyIndicators } from '../fakes/manyIndicators';
import type { GoalsSource } from '../GoalsSource';
import { CourseGoals } from './CourseGoals';

function page(source: GoalsSource, { language = 'zh-CN' as 'zh-CN' | 'en-US', onGoalsChange = () => {} } = {}) {
  return (
    <UiProvider locale={language}>
      <ToastProvider>
        <CourseGoals source={source} courseId={1004} majorId={1001} onGoalsChange={onGoalsChange} />
      </ToastProvider>
    </UiProvider>
  );
}

it('asks again in another language and keeps the chosen view', async () => {
  const source = aCollege({ prepare: keepIndicators(manyIndicators(1)) }).goals;
  const load = source.loadGoals;
  const screen = await render(page(source));
  await screen.getByText('表格').click();
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  await screen.rerender(page(source, { language: 'en-US' }));
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(screen.getByText('1 indicator point, 1 teaching goal')).toBeVisible();
});

it('tells of every change, and of nothing else', async () => {
  const { goals: source, state } = aCollege({ prepare: keepIndicators(manyIndicators(2)) });
  const onGoalsChange = vi.fn();
  const screen = await render(page(source, { onGoalsChange }));
  await screen.getByText('表格').click();
  await screen.getByRole('button', { name: '编辑教学目标 1.1-1' }).click();
  await screen.getByRole('button', { name: '取消' }).click();
  expect(onGoalsChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '清空 1.1 的教学目标' }).click();
  await expect.poll(() => onGoalsChange.mock.calls.length).toBe(1);
  await screen.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => onGoalsChange.mock.calls.length).toBe(2);
  await expect.poll(() => state.goals.length).toBe(2);
});
