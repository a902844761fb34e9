import goals from 'virtual:api/goals';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ReferencePage } from './ReferencePage';
import { showInBook } from './testing/showInBook';

let unmount = () => {};
afterEach(() => unmount());

/** The page of the calls about goals in the language of the toolbar. */
function show(language: string) {
  unmount = showInBook(<ReferencePage text={goals} />, language);
}

const title = () => page.getByRole('heading', { level: 1 });
const call = () => page.getByRole('heading', { level: 2, name: 'GET /course/getcoursegoal' });

it('shows each call with its parameters, answer and refusals in English', async () => {
  show('80102');
  await expect.element(title()).toHaveTextContent('API: Goals');
  expect(title().element().closest('[lang]')).toHaveAttribute('lang', 'en-US');
  await expect.element(call()).toBeVisible();
  await expect
    .element(page.getByText("Lists the indicator points of a major, each with a course's teaching goals under it."))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Name In Type Required Meaning' }).first()).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'majorId query integer yes' }).first()).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^30004 The record is not there/ }).first()).toBeVisible();
  await expect.element(page.getByText('"code"').first()).toBeVisible();
});

it('shows it in Chinese, with the way to what is true of all calls', async () => {
  show('80101');
  await expect.element(title()).toHaveTextContent('API：教学目标');
  expect(title().element().closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  await expect.element(call()).toBeVisible();
  await expect.element(page.getByText('列出专业的指标点，每个指标点下附课程的教学目标。')).toBeVisible();
  await expect.element(page.getByRole('row', { name: '名称 位置 类型 必填 含义' }).first()).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^30004 记录不存在/ }).first()).toBeVisible();
  const way = page.getByRole('link', { name: '约定' });
  await expect.element(way).toHaveAttribute('href', expect.stringContaining('?path=/docs/api-conventions--docs'));
});

it('leads from a type to the section of its shape', async () => {
  show('80102');
  const link = page.getByRole('link', { name: 'Indicator', exact: true }).first();
  await expect.element(link).toHaveAttribute('href', '#indicator');
  expect(page.getByRole('heading', { level: 3, name: 'Indicator' }).element().id).toBe('indicator');
});
