import { userIds } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { aComment, aThread, having } from '../fakes/threads';
import { CommentList } from './CommentList';

it('moves the focus to the field for a new discussion when the last comment of one is deleted', async () => {
  const own = aThread(801, { comments: [aComment(911, userIds.majorLeader, '请补充。')] });
  const { comments } = aCollege({ as: 'majorLeader', prepare: having(own) });
  const screen = await renderUi(<CommentList source={comments} majorId={1001} userId={userIds.majorLeader} />);
  await screen.getByRole('button', { name: /^删除：周敏/ }).click();
  await screen.getByRole('button', { name: '删除评论' }).click();
  await expect.element(screen.getByText('请补充。')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});
