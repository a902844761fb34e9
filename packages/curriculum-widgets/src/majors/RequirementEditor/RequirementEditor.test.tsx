import { requirementsReducer, toRequirements, type Requirements } from '@college/curriculum-model';
import { graduateRequires } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { expect, it, vi } from 'vitest';
import { RequirementEditor } from './RequirementEditor';

const requirements = toRequirements(graduateRequires[1001]!.slice(0, 2));
const { key } = requirements[0]!.indicators[1]!;
const without = requirementsReducer(requirements, { type: 'removed', key });
const [onAct, onRemoveAsk] = [vi.fn(), vi.fn()];

async function open() {
  const scene = (list: Requirements) => (
    <>
      <button type="button">编辑专业信息</button>
      <RequirementEditor requirements={list} onAct={onAct} onRemoveAsk={onRemoveAsk} />
    </>
  );
  const screen = await renderUi(scene(requirements));
  (screen.getByRole('button', { name: '删除指标点 1.2' }).element() as HTMLElement).focus();
  return { screen, remove: () => screen.rerender(scene(without)) };
}

it('passes the focus of a removed item on to the one at its place', async () => {
  const { screen, remove } = await open();
  await remove();
  await expect.element(screen.getByRole('button', { name: '删除指标点 1.2' })).toHaveFocus();
});

it('leaves the focus to who went elsewhere before the item was removed', async () => {
  const { screen, remove } = await open();
  const elsewhere = screen.getByRole('button', { name: '编辑专业信息' });
  (elsewhere.element() as HTMLElement).focus();
  await remove();
  // As long as it takes to move the focus.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect.element(elsewhere).toHaveFocus();
});
