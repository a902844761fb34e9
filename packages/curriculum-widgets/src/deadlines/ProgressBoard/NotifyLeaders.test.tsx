import { leaderNoticeLimits, type NotifyLeadersRequest } from '@college/curriculum-model';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { aBoard } from '../fakes/aBoard';
import { NotifyLeaders } from './NotifyLeaders';

it('notifies the leaders of more courses than a call takes', async () => {
  const most = leaderNoticeLimits.courses;
  const { courses } = aBoard({ majors: 1, courses: most + 1 });
  const told = courses.map((course) => ({ ...course, notified: [{ id: 1, name: '周敏', isTold: false }] }));
  const notify = vi.fn(async ({ courseIds }: NotifyLeadersRequest) => ({ people: 1, courses: courseIds.length, already: 0, without: 0 }));
  const onTold = vi.fn();
  const screen = await render(
    <UiProvider locale="zh-CN">
      <ToastProvider>
        <NotifyLeaders notify={notify} courses={told} isLate onTold={onTold} onClose={vi.fn()} />
      </ToastProvider>
    </UiProvider>,
  );
  await screen.getByRole('button', { name: '通知', exact: true }).click();
  await expect.poll(() => onTold.mock.calls.length).toBe(1);
  await expect.element(screen.getByText(`已通知 1 位负责人，${most + 1} 门课程`)).toBeVisible();
  expect(notify.mock.calls.map(([{ courseIds }]) => courseIds.length)).toEqual([most, 1]);
});
