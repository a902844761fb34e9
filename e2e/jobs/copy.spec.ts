import { copyCourse, uploadCopyParams, watchCopy } from '@college/api-client/contract';
import { copyWizard } from '../pages/copyWizard';
import { dataStructuresAddress } from '../pages/courseUnitPage';
import { bindingAll, copied, copiesIn, lastOf, newestJob } from '../support/copies';
import { expect, test } from '../support/test';

test('a course is copied into another major, as planned, and leads back to its original', async ({ page, people, signIn }) => {
  const manager = await people.client('departmentManager');
  const before = await copiesIn(manager);
  await signIn('departmentManager', { at: dataStructuresAddress });
  const { open, chooseTarget, bind, next, done } = copyWizard(page);
  await open();
  await chooseTarget();

  await test.step('merges under one indicator point with the last strength', async () => {
    await bind(['G1'], '1.2', 'strong');
    await bind(['G2'], '1.2', 'weak');
    const bound = page.getByRole('region', { name: '已绑定' });
    await expect(bound.getByRole('listitem', { name: '1.2' })).toContainText('弱支撑');
    await bind(['G3', 'G4'], '3.1', 'strong');
  });

  await test.step('shows the plan before anything starts', async () => {
    await expect(page.getByText('将在计算机科学与技术创建')).toBeVisible();
    expect(await copiesIn(manager)).toBe(before);
  });

  await test.step('copies, and the result is the plan', async () => {
    await next.click();
    await expect(done).toBeVisible();
    await expect(page.getByText('与计划一致')).toBeVisible();
    expect(await copiesIn(manager)).toBe(before + 1);
    const job = await newestJob(manager);
    expect(job?.state).toBe('done');
    expect(job?.progress.map(({ no }) => no)).toEqual(job?.progress.map((_, at) => at + 1));
  });

  await test.step('opens the copy, which names its original', async () => {
    await page.getByRole('button', { name: '打开副本' }).click();
    await expect(page).toHaveURL(/majorId=1002&courseUnitId=\d+/);
    await expect(page.getByRole('link', { name: /数据结构/ }).filter({ hasText: '软件工程' })).toHaveAttribute('href', /courseUnitId=1004/);
  });
});

test('suggested bindings come with their reasons and bind once they are accepted', async ({ page, signIn }) => {
  await signIn('departmentManager', { at: dataStructuresAddress });
  const { open, chooseTarget } = copyWizard(page);
  await open();
  await chooseTarget();
  await page.getByRole('button', { name: '建议绑定' }).click();
  const first = page.getByRole('group', { name: /^建议 G\d/ }).first();
  await expect(first).toContainText(/相似 \d+% · (共有词：|没有共有词)/);
  await expect(page.getByText('已绑定 0/4')).toBeVisible();
  await first.getByRole('button', { name: /^采纳：绑定 G\d 到 \d+\.\d+$/ }).click();
  await expect(page.getByText('已绑定 1/4')).toBeVisible();
});

test('the page stays while a copy runs', async ({ page, signIn }) => {
  await signIn('departmentManager', { at: '/course/courseUnit/list?majorId=1001' });
  await page.getByRole('button', { name: '编辑数据结构' }).click();
  const { prepare, next, dialog, done } = copyWizard(page);
  await prepare();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/manage/copycourse?*', async (route) => {
    await held;
    await route.continue();
  });
  await next.click();
  await expect(page.getByText('正在开始复制…')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByText('正在复制课程，请等待完成后再离开。')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/courseUnitId=1004/);
  letGo();
  await expect(done).toBeVisible();
});

test('an interrupted stream shows no error, and the reopened wizard shows the result of the copy', async ({
  page,
  people,
  signIn,
  recordCalls,
}) => {
  const manager = await people.client('departmentManager');
  const before = await copiesIn(manager);
  await signIn('departmentManager', { at: dataStructuresAddress });
  const { prepare, open, next, cancel, done, records } = copyWizard(page);
  await prepare();
  const sent = recordCalls();
  await page.route('**/manage/copycourse?*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.indexOf('\n\n', text.length / 3) + 2) });
  });
  await next.click();

  await test.step('leaves the copying state without a word and without asking again', async () => {
    await expect(cancel).toBeEnabled();
    await expect(page.getByRole('region', { name: '通知' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '去目标专业' })).toHaveCount(0);
    expect(sent.filter((name) => name === 'copycourse')).toHaveLength(1);
  });
  await test.step('opened again it shows that the copy is complete', async () => {
    await cancel.click();
    await open();
    await expect(done).toBeVisible();
  });
  await test.step('so it does after a reload, by its record', async () => {
    await page.reload();
    await open();
    await expect(records).toContainText('已完成');
    await records.getByRole('button', { name: '查看复制到计算机科学与技术' }).click();
    await expect(done).toBeVisible();
  });
  expect(await copiesIn(manager)).toBe(before + 1);
});

test('a copy whose server was killed is complete or absent, and the wizard reports which', async ({ page, server, people, signIn }) => {
  const manager = await people.client('departmentManager');
  const before = await copiesIn(manager);
  await signIn('departmentManager', { at: dataStructuresAddress });
  const { prepare, open, next, records } = copyWizard(page);
  await prepare();
  await next.click();
  await expect(page.getByRole('list', { name: '复制步骤' })).toContainText('已检查参数');
  await server.kill();
  await expect(page.getByRole('button', { name: /^(取消|关闭)$/ }).last()).toBeEnabled();
  await server.start();

  await page.reload();
  await open();
  const job = await newestJob(manager);
  if (job?.state === 'done') await expect(records).toContainText('已完成');
  else if (job?.state === 'failed') await expect(records).toContainText('失败');
  else await expect(page.getByText('复制到计算机科学与技术尚未开始')).toBeVisible();
  expect(await copiesIn(manager)).toBe(before + (job?.state === 'done' ? 1 : 0));
});

test('a copy that never began waits through a restart and is then made once', async ({ page, server, people, signIn }) => {
  const manager = await people.client('departmentManager');
  const before = await copiesIn(manager);
  await manager.call(uploadCopyParams, {
    body: { ...(await bindingAll(manager)), unique: crypto.randomUUID(), courseId: copied.courseId },
  });
  await server.kill();
  await server.start();
  expect(await copiesIn(manager)).toBe(before);

  await signIn('departmentManager', { at: dataStructuresAddress });
  const { open, done } = copyWizard(page);
  await open();
  await expect(page.getByText('复制到计算机科学与技术尚未开始')).toBeVisible();
  await page.getByRole('button', { name: '开始复制' }).click();
  await expect(done).toBeVisible();
  const job = await newestJob(manager);

  await test.step('the same key never copies twice', async () => {
    expect(await lastOf(manager.stream(watchCopy, { query: { unique: job!.unique } }))).toMatchObject({ percent: 100 });
    expect(await copiesIn(manager)).toBe(before + 1);
  });
});

test('the stream that answers the request itself copies as well', async ({ people, page, signIn }) => {
  const manager = await people.client('departmentManager');
  const before = await copiesIn(manager);
  const stream = manager.stream(copyCourse, { body: await bindingAll(manager) });
  expect(await lastOf(stream)).toMatchObject({ percent: 100 });
  expect(await copiesIn(manager)).toBe(before + 1);

  await signIn('departmentManager', { at: dataStructuresAddress });
  const { open, records } = copyWizard(page);
  await open();
  await expect(records).toContainText('已完成');
});
