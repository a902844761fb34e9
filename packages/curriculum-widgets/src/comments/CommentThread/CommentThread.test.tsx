import type { CommentThread as Thread } from '@college/curriculum-model';
import { userIds } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollege } from '../../support/fakes/aCollege';
import { asRead, aThread } from '../fakes/threads';
import { CommentThread } from './CommentThread';

const read = asRead(aThread(801));

/** A discussion whose next change is answered by hand, beside another field. */
async function open(call: 'resolveThread' | 'editComment') {
  const answers: ((thread: Thread) => void)[] = [];
  const source = { ...aCollege({ as: 'majorLeader' }).comments, [call]: () => new Promise<Thread>((resolve) => answers.push(resolve)) };
  function Page() {
    const [thread, setThread] = useState<Thread | null>(read);
    return (
      <>
        {thread && <CommentThread source={source} majorId={1001} thread={thread} userId={userIds.majorLeader} onThreadChange={setThread} />}
        <input aria-label="别处" />
      </>
    );
  }
  const screen = await renderUi(<Page />);
  const elsewhere = screen.getByLabelText('别处');
  const goElsewhere = async () => {
    await expect.poll(() => answers.length).toBe(1);
    await elsewhere.click();
  };
  return { screen, answers, elsewhere, goElsewhere };
}

it('begins with an empty answer in another discussion', async () => {
  const { comments } = aCollege({ as: 'majorLeader' });
  const of = (id: number) => (
    <CommentThread
      source={comments}
      majorId={1001}
      thread={asRead(aThread(id))}
      userId={userIds.majorLeader}
      onThreadChange={() => undefined}
    />
  );
  const screen = await renderUi(of(801));
  const reply = screen.getByRole('textbox', { name: '您的回复' });
  await reply.fill('同意');
  await screen.rerender(of(802));
  await expect.element(reply).toHaveValue('');
});

it('keeps an answer in sight when another field is closed and somebody else resolves the discussion', async () => {
  const { comments } = aCollege({ as: 'majorLeader' });
  const onWritingChange = vi.fn();
  const discussion = (thread: Thread) => (
    <CommentThread
      source={comments}
      majorId={1001}
      thread={thread}
      userId={userIds.majorLeader}
      onThreadChange={() => undefined}
      onWritingChange={onWritingChange}
    />
  );
  const screen = await renderUi(discussion(read));
  const reply = screen.getByRole('textbox', { name: '您的回复' });
  await reply.fill('同意');
  await screen.getByRole('button', { name: /^编辑：周敏/ }).click();
  await screen.getByRole('button', { name: '取消' }).click();
  await expect.element(screen.getByRole('button', { name: /^编辑：周敏/ })).toBeVisible();
  expect(onWritingChange.mock.calls).toEqual([[true]]);
  await screen.rerender(discussion({ ...read, version: 2, isResolved: true }));
  await expect.element(screen.getByRole('button', { name: '收起' })).toBeVisible();
  await expect.element(reply).toHaveValue('同意');
  await reply.clear();
  await expect.poll(() => onWritingChange.mock.calls).toEqual([[true], [false]]);
});

it('leaves the focus where the person went on while it was resolved', async () => {
  const { screen, answers, elsewhere, goElsewhere } = await open('resolveThread');
  await screen.getByRole('button', { name: '标为已解决' }).click();
  await goElsewhere();
  answers[0]!({ ...read, version: 2, isResolved: true });
  await expect.element(screen.getByRole('button', { name: '展开' })).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});

it('leaves the focus where the person went on while a comment was saved', async () => {
  const { screen, answers, elsewhere, goElsewhere } = await open('editComment');
  await screen.getByRole('button', { name: /^编辑：周敏/ }).click();
  await screen.getByRole('textbox', { name: '您的评论' }).click();
  await userEvent.keyboard('补充{Control>}{Enter}{/Control}');
  await goElsewhere();
  answers[0]!({ ...read, version: 2 });
  await expect.element(screen.getByRole('button', { name: /^编辑：周敏/ })).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});
