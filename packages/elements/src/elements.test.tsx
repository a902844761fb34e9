import { createMockBackend, createMockPorts } from '@college/api-client/mock';
import { activeElement } from '@college/ui/shadow';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerCollegeElements } from './registerCollegeElements';
import { put } from './testing/testElement';

registerCollegeElements();
afterEach(() => document.body.replaceChildren());

const inChinese = { locale: 'zh-CN' };
const portsOfSample = () => createMockPorts(createMockBackend(), { language: () => '80101' });
const theGoals = () => ({ source: portsOfSample().goals, courseId: 1004, majorId: 1001 });

describe.each(['shadow', 'light'])('in the %s tree', (root) => {
  const attributes = { ...inChinese, root };

  it('adds a goal by menu and dialog, and dispatches an event', async () => {
    const changed = vi.fn();
    put('college-goal-panel', theGoals(), attributes).addEventListener('goals-change', changed);
    await page.getByRole('button', { name: '教学目标操作' }).click();
    await page.getByRole('menuitem', { name: '添加教学目标' }).click();
    const indicator = page.getByRole('dialog', { name: '添加教学目标' }).getByRole('combobox', { name: /指标点/ });
    // The dialog is a part that is loaded when it first opens.
    await expect.element(indicator).toBeVisible();
    await expect.poll(activeElement).toBe(indicator.element());
    await userEvent.keyboard('{Enter}');
    await page.getByRole('option', { name: /^1\.2 / }).click();
    await page.getByRole('textbox', { name: /^教学目标 1/ }).fill('能分析算法的复杂度');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('能分析算法的复杂度').first()).toBeVisible();
    await expect.poll(() => changed.mock.calls.length).toBe(1);
  });

  it('closes a menu on a press outside of the element and restores focus after Esc', async () => {
    const outside = document.body.appendChild(document.createElement('p'));
    outside.textContent = 'the rest of the page';
    put('college-goal-panel', theGoals(), attributes);
    const menu = page.getByRole('button', { name: '教学目标操作' });
    await menu.click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(activeElement).toBe(menu.element());
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    outside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType: 'mouse', button: 0 }));
    outside.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true, pointerType: 'mouse', button: 0 }));
    outside.click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });
});

it('copies a course', { timeout: 40_000 }, async () => {
  const { listTargets, loadGoals } = portsOfSample().copying;
  let finish!: () => void;
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  const dataSource = {
    listTargets,
    loadGoals,
    async *copy() {
      await isFinished;
      yield { no: 1, message: '复制完成', percent: 100 };
    },
  };
  const copied = vi.fn();
  const wizard = put('college-copy-wizard', { dataSource, courseId: 1004, courseName: '数据结构', defaultOpen: true }, inChinese);
  wizard.addEventListener('copied', ({ detail }: CustomEventInit) => copied(detail));
  await page.getByRole('combobox', { name: '学校' }).selectOptions('1001');
  await page.getByRole('combobox', { name: '学院' }).selectOptions('1001');
  await page.getByRole('combobox', { name: '专业' }).selectOptions('1002');
  await page.getByRole('button', { name: '下一步' }).click();
  for (const goal of ['G1', 'G2', 'G3', 'G4']) await page.getByRole('checkbox', { name: new RegExp(`^${goal} `) }).click();
  await page.getByRole('radio', { name: /^1\.2 / }).click();
  await page.getByRole('radiogroup', { name: '支撑' }).getByText('强', { exact: true }).click();
  await page.getByRole('button', { name: /^绑定/ }).click();
  await expect.element(page.getByText('已绑定 4/4')).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('正在开始复制…')).toBeVisible();
  finish();
  await expect.poll(() => copied.mock.calls).toEqual([[{ majorId: 1002 }]]);
});
