import type { CommentThread } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollege } from '../../support/fakes/aCollege';
import { aComment, asRead, aThread, having } from '../fakes/threads';
import { PlaceComments } from './PlaceComments';

it('begins empty at another place', async () => {
  const { comments } = aCollege({ as: 'majorLeader' });
  const at = (place: string, name: string) => (
    <PlaceComments source={comments} majorId={1001} place={place} name={name} userId={userIds.majorLeader} />
  );
  const screen = await renderUi(at('course:1004', '数据结构'));
  await screen.getByRole('button', { name: '评论：数据结构' }).click();
  await screen.getByRole('textbox', { name: '评论：数据结构' }).fill('请补充。');
  await screen.rerender(at('course:1005', '操作系统'));
  await screen.getByRole('button', { name: '评论：操作系统' }).click();
  await expect.element(screen.getByRole('textbox', { name: '评论：操作系统' })).toHaveValue('');
});

it('moves the focus to the way to a new discussion when the last comment is deleted', async () => {
  const own = aThread(801, { comments: [aComment(911, userIds.majorLeader, '请补充。')] });
  const { comments } = aCollege({ as: 'majorLeader', prepare: having(own) });
  const screen = await renderUi(
    <PlaceComments source={comments} majorId={1001} place="course:1004" name="数据结构" isCommented userId={userIds.majorLeader} />,
  );
  await screen.getByRole('button', { name: /^删除：周敏/ }).click();
  await screen.getByRole('button', { name: '删除评论' }).click();
  await expect.element(screen.getByText('请补充。')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '评论：数据结构' })).toHaveFocus();
});

it('leaves the focus where the person went on while a discussion was begun', async () => {
  const answers: ((thread: CommentThread) => void)[] = [];
  const { comments } = aCollege({ as: 'majorLeader' });
  const source = { ...comments, startThread: () => new Promise<CommentThread>((resolve) => answers.push(resolve)) };
  const screen = await renderUi(
    <>
      <PlaceComments source={source} majorId={1001} place="course:1004" name="数据结构" userId={userIds.majorLeader} />
      <input aria-label="别处" />
    </>,
  );
  const begin = screen.getByRole('button', { name: /数据结构/ });
  await begin.click();
  await expect.element(screen.getByRole('textbox', { name: /数据结构/ })).toHaveFocus();
  await userEvent.keyboard('请补充。{Control>}{Enter}{/Control}');
  await expect.poll(() => answers.length).toBe(1);
  await screen.getByLabelText('别处').click();
  answers[0]!(asRead(aThread(801)));
  await expect.element(begin).toBeVisible();
  await expect.element(screen.getByLabelText('别处')).toHaveFocus();
});
