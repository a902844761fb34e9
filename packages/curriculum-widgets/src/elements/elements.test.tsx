import { sampleIndicators } from '@college/curriculum-model/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCopyJob, aCopyPlan, aCopySource, createCopyChannel, copyMessages } from '../copying/fakes/fakeCopySource';
import { fakeGoals } from '../goals/fakes/fakeGoals';
import { registerCollegeElements } from './registerCollegeElements';

registerCollegeElements();

type Given = Record<string, unknown>;

/** Puts an element into the page: `given` are properties. */
function put(tag: string, given: Given, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, given);
  document.body.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

const goals = () => ({ source: fakeGoals(sampleIndicators(1004)), courseId: 1004, majorId: 1001 });
const roots = ['shadow', 'light'];

it.each(roots)('shows the goals of a course and changes them through the menu (%s)', async (root) => {
  const changed = vi.fn();
  const element = put('college-goal-panel', goals(), { root, locale: 'zh-CN' });
  element.addEventListener('goals-change', changed);
  await page.getByRole('button', { name: '教学目标操作' }).click();
  await page.getByRole('menuitem', { name: '添加教学目标' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it.each(roots)('walks the copy wizard (%s)', async (root) => {
  const channel = createCopyChannel();
  const dataSource = aCopySource({ copy: () => channel.stream(), loadPlan: async () => aCopyPlan(), loadJob: async () => aCopyJob() });
  const copied = vi.fn();
  const element = put(
    'college-copy-wizard',
    { dataSource, courseId: 1004, courseName: '数据结构', defaultOpen: true },
    { root, locale: 'zh-CN' },
  );
  element.addEventListener('copied', copied);
  await page.getByRole('combobox', { name: '学校' }).selectOptions('1001');
  await page.getByRole('combobox', { name: '学院' }).selectOptions('1001');
  await page.getByRole('combobox', { name: '专业' }).selectOptions('1002');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('已绑定 0/4')).toBeVisible();
  void copyMessages;
});
