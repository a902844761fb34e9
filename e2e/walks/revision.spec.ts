import { courseUnitsOf } from '../support/programme';
import { pdfWords, solid, wordWords } from '../support/reportFiles';
import { letSyllabusesWait } from '../support/rules';
import { expect, test } from '../support/test';
import { changeByCalls } from './revision/changeByCalls';
import { changesBetween, exportComparison, kindsOf, readComparison } from './revision/compared';
import { editGoals, editPoints, editUnit } from './revision/editCourse';
import { editRequirements } from './revision/editMajor';
import { editMatrices, editSyllabus } from './revision/editMatrices';
import { keepIn } from './revision/kept';
import { workMeanwhile } from './revision/meanwhile';
import { decideAndMerge, openMerge, undoMerge } from './revision/merge';
import { publishCurrent, publishedBy, takeBooklet } from './revision/publish';
import { rehearseCopy } from './revision/rehearse';
import { startRevision } from './revision/start';
import { fillTwelveAttributes, publishEarlier, revisedId } from './revision/twelveAttributes';
import { finishUpgrade, upgradeDraft } from './revision/upgrade';

const draftName = '2027 修订';
const attendance = '缺课三次者不得参加期末考试。';
const home = `/course/major/index?majorId=${revisedId}`;

/** Those of some texts that a file lacks. */
const lacking = (words: string, texts: readonly string[]) => texts.filter((text) => !words.includes(solid(text)));

test('a programme is revised by two people in two languages, from the draft to the printed booklet', async ({
  browser,
  baseURL,
  page: zh,
  people,
  signIn,
  openElsewhere,
}) => {
  const client = await people.client('departmentManager');
  const { look, keep } = await keepIn('revision');
  const courses = await fillTwelveAttributes(client);
  await letSyllabusesWait(await people.client('collegeAdmin'));
  const earlierId = await publishEarlier(client);
  const en = await openElsewhere();
  await signIn('departmentManager', { at: home });
  await signIn('collegeAdmin', { on: en, at: home, language: 'en' });
  const namesNow = async () => (await courseUnitsOf(client, revisedId)).map(({ name }) => name);

  const draft = await test.step('branch', () =>
    startRevision(zh, client, { name: draftName, entryYear: '2027', reason: '换用十一条毕业要求' }));
  const sides = { left: `base:${draft.editionId}`, right: `edition:${draft.editionId}` } as const;
  const structures = (await courseUnitsOf(client, draft.majorId)).find(({ name }) => name === '数据结构')!.id;

  await test.step('twenty kinds of change', async () => {
    await editRequirements(zh, draft.majorId);
    await look(zh, 'requirements');
    await editUnit(zh, draft.majorId, structures);
    await editGoals(zh);
    await editPoints(zh);
    await look(zh, 'course');
    await editMatrices(zh, draft.majorId, structures);
    await look(zh, 'matrix');
    await editSyllabus(zh, draft.majorId, structures, attendance);
    await changeByCalls(client, draft.majorId);
  });

  await test.step('the comparison tells each of them in words, in both languages', async () => {
    const changes = await changesBetween(client, sides);
    expect(kindsOf(changes).size).toBeGreaterThanOrEqual(20);
    for (const [page, language] of [
      [zh, 'zh'],
      [en, 'en'],
    ] as const) {
      const told = await readComparison(page, sides);
      await look(page, `comparison-${language}`);
      expect(told).toHaveLength(changes.length);
      expect(told.filter((words) => words === '')).toEqual([]);
    }
  });

  await test.step('a copy is rehearsed', async () => {
    await rehearseCopy(zh, draftName);
    await look(zh, 'rehearsed');
    expect(await namesNow()).not.toContain('操作系统');
  });

  await test.step('twelve attributes become eleven', async () => {
    await upgradeDraft(en, draft.editionId);
    await look(en, 'upgrade');
    await finishUpgrade(en);
    await look(en, 'upgraded');
  });

  await test.step('teaching goes on meanwhile', () =>
    workMeanwhile(en, revisedId, {
      renamed: courses.get('数据结构')!,
      deleted: courses.get('软件测试')!,
      untouched: courses.get('软件工程')!,
    }));

  await test.step('merged with conflicts, undone, and merged again otherwise', async () => {
    const before = (await namesNow()).toSorted();
    const asked = await openMerge(zh, draft.editionId);
    expect(asked.join('\n')).toMatch(/高级数据结构，课程名称/);
    expect(asked.join('\n')).toMatch(/软件测试/);
    expect(asked.join('\n')).toMatch(/指标点/);
    await look(zh, 'conflicts-zh');
    const receipt = await decideAndMerge(zh, 'zh', '第一次合并');
    await look(zh, 'receipt-zh');
    expect(await namesNow()).toEqual(expect.arrayContaining(['高级数据结构', '软件测试与质量', '软件工程导论', '操作系统']));
    await undoMerge(zh, receipt);
    await look(zh, 'undone');
    expect((await namesNow()).toSorted()).toEqual(before);

    expect(await openMerge(en, draft.editionId)).toHaveLength(asked.length);
    await look(en, 'conflicts-en');
    await decideAndMerge(en, 'en', 'Merged again');
    await look(en, 'receipt-en');
    const after = await namesNow();
    expect(after).toEqual(expect.arrayContaining(['数据结构与算法', '软件工程导论', '操作系统']));
    expect(after.filter((name) => name.startsWith('软件测试'))).toEqual([]);
  });

  await test.step('published, and read behind the link as a booklet', async () => {
    const link = await publishCurrent(en, '2027 版', '2027');
    await look(en, 'published');
    const outside = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' });
    const reader = await outside.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('link', { name: '数据结构与算法' }).first()).toBeVisible();
    await look(reader, 'behind-link');
    const inChinese = { open: '下载培养方案…', language: '中文', make: '下载' };
    const pdf = await takeBooklet(reader, { ...inChinese, file: 'PDF' });
    await keep('booklet-zh.pdf', pdf);
    const word = await takeBooklet(reader, { ...inChinese, file: 'Word 文件' });
    await keep('booklet-zh.docx', word);
    const said = ['计算机科学与技术', '2027 版', '11 终身学习', '数据结构与算法', '操作系统', '软件工程导论', '能用计算思维描述问题'];
    expect(lacking(solid(await pdfWords(pdf)), said)).toEqual([]);
    expect(lacking(solid(await wordWords(word)), said)).toEqual([]);
    expect(solid(await pdfWords(pdf))).not.toContain('软件测试');
    const english = await takeBooklet(reader, { ...inChinese, language: '英文', file: 'PDF' });
    await keep('booklet-en.pdf', english);
    expect(
      lacking(solid(await pdfWords(english)), ['Computer Science and Technology', 'Discrete Structures', 'Lifelong learning']),
    ).toEqual([]);
    await outside.close();
  });

  await test.step('the comparison table of both published editions', async () => {
    const editions = { left: `edition:${earlierId}`, right: `edition:${await publishedBy(client, '2027 版')}` } as const;
    const said = ['2026 版', '2027 版', '数据结构与算法', '操作系统'];
    await readComparison(zh, editions);
    await look(zh, 'editions-zh');
    const pdf = await exportComparison(zh, '导出对照表', 'PDF，中文');
    await keep('comparison-zh.pdf', pdf);
    expect(lacking(solid(await pdfWords(pdf)), said)).toEqual([]);
    await readComparison(en, editions);
    await look(en, 'editions-en');
    const word = await exportComparison(en, 'Export comparison table', 'Word, English');
    await keep('comparison-en.docx', word);
    expect(lacking(solid(await wordWords(word)), ['Discrete Structures'])).toEqual([]);
    await keep('comparison-en.pdf', await exportComparison(en, 'Export comparison table', 'PDF, English'));
  });
});
