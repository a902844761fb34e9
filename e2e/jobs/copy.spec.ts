import { bind, chooseTarget, copied, copiesIn, newestJob, openWizard, prepareCopy } from '../support/copyWizard';
import { callsOf, recordCalls } from '../support/serverCalls';
import { expect, test } from '../support/test';

test('a course is copied into another major, as planned, and leads back to its original', async ({ page, server, signIn }) => {
  const calls = await callsOf(server.url, 'departmentManager');
  const before = await copiesIn(calls);
  await signIn('departmentManager', { at: copied.path });
  await openWizard(page);
  await chooseTarget(page);

  await test.step('merges under one indicator point with the last strength', async () => {
    await bind(page, ['G1'], '1.2', '强');
    await bind(page, ['G2'], '1.2', '弱');
    const bound = page.getByRole('region', { name: '已绑定' });
    await expect(bound.getByRole('listitem', { name: '1.2' })).toContainText('弱支撑');
    await bind(page, ['G3', 'G4'], '3.1', '强');
  });

  await test.step('shows the plan before anything starts', async () => {
    await expect(page.getByText('将在计算机科学与技术创建')).toBeVisible();
    expect(await copiesIn(calls)).toBe(before);
  });

  await test.step('copies, and the result is the plan', async () => {
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByText('已复制到计算机科学与技术')).toBeVisible();
    await expect(page.getByText('与计划一致')).toBeVisible();
    expect(await copiesIn(calls)).toBe(before + 1);
    const job = await newestJob(calls);
    expect(job?.state).toBe('done');
    expect(job?.progress.map(({ no }) => no)).toEqual(job?.progress.map((_, at) => at + 1));
  });

  await test.step('opens the copy, which names its original', async () => {
    await page.getByRole('button', { name: '打开副本' }).click();
    await expect(page).toHaveURL(/majorId=1002&courseUnitId=\d+/);
    await expect(page.getByRole('link', { name: /数据结构/ }).filter({ hasText: '软件工程' })).toHaveAttribute('href', /courseUnitId=1004/);
  });
});

test('leads to the home of the target major', async ({ page, signIn }) => {
  await signIn('departmentManager', { at: copied.path });
  await prepareCopy(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '去目标专业' }).click();
  await expect(page).toHaveURL(/\/course\/major\/index\?majorId=1002$/);
});

test('suggested bindings come with their reasons and bind once they are accepted', async ({ page, signIn }) => {
  await signIn('departmentManager', { at: copied.path });
  await openWizard(page);
  await chooseTarget(page);
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
  await prepareCopy(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/manage/copycourse?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('正在开始复制…')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByText('正在复制课程，请等待完成后再离开。')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /复制课程/ })).toBeVisible();
  await expect(page).toHaveURL(/courseUnitId=1004/);
  letGo();
  await expect(page.getByText('已复制到计算机科学与技术')).toBeVisible();
});

test('a stream cut in the middle says nothing, and the wizard opened again shows what became of the copy', async ({
  page,
  server,
  signIn,
}) => {
  const calls = await callsOf(server.url, 'departmentManager');
  const before = await copiesIn(calls);
  await signIn('departmentManager', { at: copied.path });
  await prepareCopy(page);
  const called = recordCalls(page);
  await page.route('**/manage/copycourse?*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.indexOf('\n\n', text.length / 3) + 2) });
  });
  await page.getByRole('button', { name: '下一步' }).click();

  await test.step('leaves the copying state without a word and without asking again', async () => {
    await expect(page.getByRole('button', { name: '取消' })).toBeEnabled();
    await expect(page.getByRole('region', { name: '通知' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '去目标专业' })).toHaveCount(0);
    expect(called.filter((name) => name === 'copycourse')).toHaveLength(1);
  });
  await test.step('opened again it shows that the copy is complete', async () => {
    await page.getByRole('button', { name: '取消' }).click();
    await openWizard(page);
    await expect(page.getByText('已复制到计算机科学与技术')).toBeVisible();
  });
  await test.step('so it does after a reload, by its record', async () => {
    await page.reload();
    await openWizard(page);
    const records = page.getByRole('region', { name: '本课程的复制记录' });
    await expect(records).toContainText('已完成');
    await records.getByRole('button', { name: '查看复制到计算机科学与技术' }).click();
    await expect(page.getByText('已复制到计算机科学与技术')).toBeVisible();
  });
  expect(await copiesIn(calls)).toBe(before + 1);
});

test('a copy whose server was killed is whole or absent, and the wizard tells which', async ({ page, server, signIn }) => {
  test.slow();
  const calls = await callsOf(server.url, 'departmentManager');
  const before = await copiesIn(calls);
  await signIn('departmentManager', { at: copied.path });
  await prepareCopy(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('list', { name: '复制步骤' })).toContainText('已检查参数');
  await server.kill();
  await expect(page.getByRole('button', { name: /^(取消|关闭)$/ }).last()).toBeEnabled();
  await server.start();

  await page.reload();
  await openWizard(page);
  const job = await newestJob(calls);
  if (job?.state === 'done') await expect(page.getByRole('region', { name: '本课程的复制记录' })).toContainText('已完成');
  else if (job?.state === 'failed') await expect(page.getByRole('region', { name: '本课程的复制记录' })).toContainText('失败');
  else await expect(page.getByText('复制到计算机科学与技术尚未开始')).toBeVisible();
  expect(await copiesIn(calls)).toBe(before + (job?.state === 'done' ? 1 : 0));
});

test('a copy that never began waits through a restart and is then made once', async ({ page, server, signIn }) => {
  test.slow();
  const calls = await callsOf(server.url, 'departmentManager');
  const before = await copiesIn(calls);
  await signIn('departmentManager', { at: copied.path });
  await prepareCopy(page);
  await page.route('**/manage/copycourse?*', (route) => route.abort());
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('button', { name: '取消' })).toBeEnabled();
  await server.kill();
  await server.start();
  await page.unroute('**/manage/copycourse?*');
  expect(await copiesIn(calls)).toBe(before);

  await page.reload();
  await openWizard(page);
  await expect(page.getByText('复制到计算机科学与技术尚未开始')).toBeVisible();
  await page.getByRole('button', { name: '开始复制' }).click();
  await expect(page.getByText('已复制到计算机科学与技术')).toBeVisible();
  const job = await newestJob(calls);

  await test.step('the same key never copies twice', async () => {
    const stream = await fetch(`${server.url}/college/api/manage/copycourse?unique=${job?.unique}`, {
      headers: { authToken: calls.token },
    });
    expect(await stream.text()).toContain('"percent":100');
    expect(await copiesIn(calls)).toBe(before + 1);
  });
});

test('the stream that answers the request itself copies as well', async ({ server, page, signIn }) => {
  const calls = await callsOf(server.url, 'departmentManager');
  const before = await copiesIn(calls);
  const { data } = await calls.post('/manage/copycoursegetgoals', { sourceId: copied.courseId, targetId: copied.targetId });
  const { source, target } = data as { source: { id: number }[]; target: { id: number }[] };
  const goalRelations = [{ requireId: target[0]?.id, relate: 0, goals: source.map(({ id }) => id) }];
  const reply = await fetch(`${server.url}/college/api/manage/copycourse`, {
    method: 'POST',
    headers: { authToken: calls.token, 'content-type': 'application/json' },
    body: JSON.stringify({ sourceId: copied.courseId, targetId: copied.targetId, goalRelations }),
  });
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  expect(await reply.text()).toContain('"percent":100');
  expect(await copiesIn(calls)).toBe(before + 1);

  await signIn('departmentManager', { at: copied.path });
  await openWizard(page);
  await expect(page.getByRole('region', { name: '本课程的复制记录' })).toContainText('已完成');
});
