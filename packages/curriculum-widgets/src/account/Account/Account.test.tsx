import type { SecurityNotice } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { Account } from './Account';

it('keeps the recovery codes on the page while the account is read again', async () => {
  const college = aCollege({ as: 'majorLeader' });
  const onEnrolled = vi.fn();
  const account = (mustEnrol: boolean) => (
    <ToastProvider>
      <Account
        user={sampleUser('majorLeader')}
        source={college.account}
        secondFactor={college.secondFactor}
        mustEnrol={mustEnrol}
        onEnrolled={onEnrolled}
        onNameChange={vi.fn()}
      />
    </ToastProvider>
  );
  const screen = await renderUi(account(true));
  await screen.getByRole('button', { name: '启用' }).click();
  await screen.getByRole('textbox', { name: '验证码' }).fill('123456');
  await screen.getByRole('button', { name: '确认启用' }).click();
  const codes = screen.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect.poll(() => codes.elements()).toHaveLength(10);
  const shown = codes.elements().map((code) => code.textContent);
  await screen.rerender(account(false));
  await expect.element(screen.getByRole('textbox', { name: '用户名' })).toBeVisible();
  expect(codes.elements().map((code) => code.textContent)).toEqual(shown);
  expect(onEnrolled).not.toHaveBeenCalled();
});

it('shows the notices although they could not be marked as seen', async () => {
  const failure = new Error('服务器繁忙，请稍后再试');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onNoticesSeen = vi.fn();
  const notice: SecurityNotice = {
    id: 1,
    kind: 'addressChanged',
    time: '2026-05-13T16:20:00+08:00',
    isOwn: false,
    browser: '',
    system: '',
    address: '',
    isNew: true,
  };
  const screen = await renderUi(
    <ToastProvider>
      <Account
        user={sampleUser('majorLeader')}
        source={aCollege({ as: 'majorLeader' }).account}
        notices={{ listNotices: async () => [notice], seeNotices: () => Promise.reject(failure) }}
        onNoticesSeen={onNoticesSeen}
        onNameChange={vi.fn()}
      />
    </ToastProvider>,
  );
  await expect.element(screen.getByText('邮箱已修改')).toBeVisible();
  await expect.poll(() => logged.mock.lastCall).toEqual([failure]);
  expect(onNoticesSeen).not.toHaveBeenCalled();
  logged.mockRestore();
});
