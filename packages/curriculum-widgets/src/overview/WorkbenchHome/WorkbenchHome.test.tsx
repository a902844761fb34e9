import { renderUi } from '@college/ui/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aDraftDrawer, aWorkbench, changedByColleagues, somePlaces, twoDrafts } from '../fakes/workbench';
import { WorkbenchHome } from './WorkbenchHome';
import { type WorkbenchHomeProps } from './WorkbenchHomeProps';

const props: WorkbenchHomeProps = {
  person: { name: '周敏', permissionId: 2000 },
  source: aWorkbench().source,
  drafts: aDraftDrawer(),
  places: somePlaces,
  language: '80101',
  now: () => new Date(2026, 4, 13, 8, 30),
};

it.each([
  [5, '待完善的课程'],
  [50, '专业'],
  [1000, '待完善的课程'],
  [1990, '专业'],
  [2000, '待完善的课程'],
  [2010, '待完善的课程'],
  [3000, '待完善的课程'],
  [3010, '待完善的课程'],
])('has something to go on with for a person of band %i: %s', async (permissionId, region) => {
  const { getByRole } = await renderUi(<WorkbenchHome {...props} person={{ name: '周敏', permissionId }} />);
  await expect.element(getByRole('region', { name: region }).getByRole('link').first()).toBeVisible();
});

it.each([
  [1440, 'beside'],
  [1300, 'below'],
])('at %i px shows recent edits %s what is missing', async (width, place) => {
  await page.viewport(width, 900);
  const { getByRole } = await renderUi(<WorkbenchHome {...props} />);
  const edits = getByRole('region', { name: '最近的修改' });
  await expect.element(edits).toBeVisible();
  const missing = getByRole('region', { name: '还缺什么' }).element().getBoundingClientRect();
  const box = edits.element().getBoundingClientRect();
  if (place === 'below') expect(box.top).toBeGreaterThanOrEqual(missing.bottom);
  else expect(box.left).toBeGreaterThanOrEqual(missing.right);
});

it.each([
  [1440, 'is long', 'under the recent edits'],
  [1440, 'is nothing', 'under what is missing'],
  [1300, 'is long', 'under what is missing'],
])('at %i px, where what is missing %s, shows what others changed %s', async (width, much, place) => {
  await page.viewport(width, 900);
  const { source } = aWorkbench(changedByColleagues());
  const loadWaiting = much === 'is long' ? source.loadWaiting : async () => ({ ...(await source.loadWaiting('80101')), kinds: [] });
  const { getByRole } = await renderUi(<WorkbenchHome {...props} source={{ ...source, loadWaiting }} />);
  const missing = getByRole('region', { name: '还缺什么' });
  if (much === 'is long') await expect.element(missing.getByRole('listitem').first()).toBeVisible();
  else await expect.element(missing.getByText('您的课程没有缺什么。')).toBeVisible();
  const boxOf = (name: string) => getByRole('region', { name }).element().getBoundingClientRect();
  const above = place === 'under the recent edits' ? '最近的修改' : '还缺什么';
  await vi.waitFor(() => {
    expect(boxOf('同事的修改').left).toBe(boxOf(above).left);
    expect(boxOf('同事的修改').top).toBeGreaterThan(boxOf(above).bottom);
  });
});

it('reloads in the new language and ignores the response in the old one', async () => {
  const { source } = aWorkbench();
  const load = source.loadOverview.getMockImplementation()!;
  const answers = new Map<string, () => void>();
  source.loadOverview.mockImplementation(async (language) => {
    await new Promise<void>((resolve) => answers.set(language, resolve));
    return load(language);
  });
  const { getByRole, rerender } = await renderUi(<WorkbenchHome {...props} source={source} />);
  await rerender(<WorkbenchHome {...props} source={source} language="80102" />);
  await vi.waitFor(() => expect(answers.size).toBe(2));
  answers.get('80102')?.();
  await expect.element(getByRole('link', { name: 'Situation and Policy', exact: true })).toBeVisible();
  answers.get('80101')?.();
  // Long enough for a late answer to be drawn.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await expect.element(getByRole('link', { name: 'Situation and Policy', exact: true })).toBeVisible();
});

it('names the edits of a course without a name and of what is gone', async () => {
  const { source } = aWorkbench();
  const load = source.loadOverview.getMockImplementation()!;
  source.loadOverview.mockImplementation(async (language) => {
    const overview = await load(language);
    const [edit] = overview.edits;
    return {
      ...overview,
      edits: [1020, null].map((courseId, id) => ({ ...edit!, id, kind: 'course', recordId: 1019, courseId, name: '' })),
    };
  });
  const { getByRole } = await renderUi(<WorkbenchHome {...props} source={source} />);
  await expect.element(getByRole('region', { name: '最近的修改' })).toHaveTextContent(/未命名的课程单元.*编号 1019/);
});

it('links to requirements that were not saved, and shows what discarding them loses', async () => {
  const draft = { kind: 'requirements', key: 'of-1001', majorId: 1001, name: '软件工程', changeCount: 2, writtenAt: 1 } as const;
  const { getByRole } = await renderUi(<WorkbenchHome {...props} drafts={aDraftDrawer([draft])} />);
  await expect.element(getByRole('link', { name: '继续编辑软件工程的毕业要求' })).toHaveAttribute('href', '#detail-1001');
  await getByRole('button', { name: '丢弃软件工程的毕业要求的草稿' }).click();
  await expect.element(getByRole('alertdialog')).toHaveTextContent('其中2处修改从未保存过');
});

it('leads back to a syllabus that was not saved', async () => {
  const draft = { kind: 'syllabus', key: 'of-1004', courseId: 1004, name: '数据结构', changeCount: 1, writtenAt: 1 } as const;
  const { getByRole } = await renderUi(<WorkbenchHome {...props} drafts={aDraftDrawer([draft])} />);
  const link = getByRole('link', { name: '继续编辑数据结构的开课说明' });
  await expect.element(link).toHaveAttribute('href', '#report-1004-of-1001');
});

it('follows drafts that another tab writes and throws away', async () => {
  let kept = twoDrafts();
  let tell = () => {};
  const drafts: WorkbenchHomeProps['drafts'] = {
    list: () => kept,
    discard: vi.fn(),
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  };
  const { getByRole } = await renderUi(<WorkbenchHome {...props} drafts={drafts} />);
  await expect.element(getByRole('link', { name: '继续编辑编译原理' })).toBeVisible();
  kept = [];
  tell();
  await expect.element(getByRole('link', { name: '继续编辑编译原理' })).not.toBeInTheDocument();
});
