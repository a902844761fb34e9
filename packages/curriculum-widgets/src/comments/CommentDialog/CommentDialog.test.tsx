import { userIds } from '@college/curriculum-model/fixtures';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCollege } from '../../support/fakes/aCollege';
import { CommentDialog } from './CommentDialog';

const college = aCollege({ as: 'majorLeader' });
const introduction = 'course:1004#introduction';

it('keeps what was not sent for its place while another one shows, and while it is closed', async () => {
  const dialog = (place: string | null, isOpen = true) => (
    <UiProvider locale="zh-CN">
      <ToastProvider>
        <CommentDialog
          source={college.comments}
          majorId={1001}
          courseId={1004}
          userId={userIds.majorLeader}
          name="数据结构"
          places={[{ place: introduction, name: '课程简介' }]}
          place={place}
          onPlaceChange={() => undefined}
          isOpen={isOpen}
          onOpenChange={() => undefined}
        />
      </ToastProvider>
    </UiProvider>
  );
  const screen = await render(dialog(null));
  const field = screen.getByRole('textbox', { name: '新评论' });
  await userEvent.fill(field, '学时偏少');
  await screen.rerender(dialog(introduction));
  await expect.element(field).toHaveValue('');
  await screen.rerender(dialog(null, false));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.rerender(dialog(null));
  await expect.element(field).toHaveValue('学时偏少');
});
