import { goalModes } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aRefusal } from '../../account/fakes/refusal';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { aCollege } from '../../support/fakes/aCollege';
import { GoalEdit, type GoalEditProps } from './GoalEdit';

const indicators = sampleIndicators(1004);
const withGoal = indicators.find(({ children }) => children.length > 0)!;
const [goal] = withGoal.children;

/** The form, for somebody whose unsaved words are kept. */
function scene(source: GoalEditProps['source'], more: Partial<GoalEditProps>) {
  const onClose = vi.fn<GoalEditProps['onClose']>();
  const form = { source, indicators, courseId: 1004, mode: goalModes.add, onClose, ...more };
  const shown = (
    <ToastProvider>
      <GoalEdit {...form} />
    </ToastProvider>
  );
  return { shown, onClose };
}

const ended = aRefusal('登录已过期', '20022');

it('shows new goals again that were written when the session ended, at the same indicator point, and adds them', async () => {
  const { goals: source } = aCollege();
  const owner = { draftStorage: memoryStorage(), userId: 1003, indicatorId: withGoal.id };
  source.addGoals.mockRejectedValueOnce(ended);
  const before = await renderUi(scene(source, owner).shown);
  await before.getByRole('textbox', { name: '教学目标 1' }).fill('能够解释哈希冲突');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => source.addGoals.mock.calls.length).toBe(1);
  await before.unmount();

  const other = await renderUi(scene(source, { ...owner, userId: 1002 }).shown);
  await expect.element(other.getByRole('textbox', { name: '教学目标 1' })).toHaveValue('');
  await other.unmount();

  const { shown, onClose } = scene(source, owner);
  const after = await renderUi(shown);
  await expect.element(after.getByText(/已恢复 .* 未保存的修改/)).toBeVisible();
  await expect.element(after.getByRole('textbox', { name: '教学目标 1' })).toHaveValue('能够解释哈希冲突');
  await after.getByRole('textbox', { name: '教学目标 1' }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(source.addGoals.mock.lastCall?.[0]).toMatchObject([{ description: '能够解释哈希冲突', parentId: withGoal.id }]);
  expect(owner.draftStorage.length).toBe(0);
});

it('shows a changed goal again, and forgets it by keyboard', async () => {
  const { goals: source } = aCollege();
  const owner = { draftStorage: memoryStorage(), userId: 1003, mode: goalModes.edit, goalId: goal!.id };
  const before = await renderUi(scene(source, owner).shown, { locale: 'en-US' });
  await before.getByRole('textbox').fill('能够解释哈希冲突');
  await before.unmount();
  const after = await renderUi(scene(source, owner).shown, { locale: 'en-US' });
  await expect.element(after.getByText(/Unsaved changes of .* were restored/)).toBeVisible();
  await expect.element(after.getByRole('textbox')).toHaveValue('能够解释哈希冲突');
  (after.getByRole('button', { name: 'Discard changes' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(after.getByRole('textbox')).toHaveValue(goal!.description);
  await expect.element(after.getByRole('textbox')).toHaveFocus();
  expect(owner.draftStorage.length).toBe(0);
});

it('forgets what was written when it is cancelled', async () => {
  const { goals: source } = aCollege();
  const owner = { draftStorage: memoryStorage(), userId: 1003, indicatorId: withGoal.id };
  const { shown, onClose } = scene(source, owner);
  const screen = await renderUi(shown);
  await screen.getByRole('textbox', { name: '教学目标 1' }).fill('不要了');
  await expect.poll(() => owner.draftStorage.length).toBe(1);
  await screen.getByRole('button', { name: '取消' }).click();
  expect(onClose).toHaveBeenCalledWith(goalModes.none, []);
  expect(owner.draftStorage.length).toBe(0);
});
