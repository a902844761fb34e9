import { expect, type Locator, type Page } from '@playwright/test';

/** Where 数据结构 of the sample programme is edited. */
export const dataStructuresAddress = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';

/** Where a new unit of 软件工程 is made. */
export const newUnitAddress = '/course/courseUnit/detail?majorId=1001';

/** What a teacher writes into a course unit. */
export interface CourseUnitWords {
  name: string;
  introduction: string;
  position: string;
  criterion: string;
  theory: string;
  practice: string;
}

/** The page of one course unit, in Chinese. */
export function courseUnitPage(page: Page) {
  const chapterFields = page.getByRole('textbox', { name: /^名称，第 \d+ 行$/ });
  const points = page.getByRole('region', { name: /^(课点与 KSA|Points and KSA)$/ });
  const textbox = (name: string) => page.getByRole('textbox', { name });

  async function chooseFile(file: { name: string; mimeType: string; buffer: Buffer }) {
    const choosing = page.waitForEvent('filechooser');
    await points.getByRole('button', { name: /^(上传|Upload)$/ }).click();
    await (await choosing).setFiles(file);
  }

  async function chooseTemplate(kind: '课点与 KSA' | '仅课点') {
    await page.getByRole('radiogroup', { name: '模板种类' }).getByText(kind, { exact: true }).click();
  }

  async function save() {
    await page.getByRole('button', { name: '保存', exact: true }).click();
  }

  return {
    name: textbox('课程名称'),
    theory: page.getByRole('spinbutton', { name: '理论学时' }),
    practice: page.getByRole('spinbutton', { name: '实践学时' }),
    type: page.getByRole('button', { name: /课程性质(?!未填写)/ }),
    introduction: textbox('课程简介'),
    position: textbox('课程定位'),
    criterion: textbox('学术产出要求'),
    back: page.getByRole('button', { name: '返回专业主页' }),
    saveButton: page.getByRole('button', { name: '保存', exact: true }),
    assistant: page.getByRole('button', { name: '助手填充' }),
    points,
    pointRows: points.getByRole('row'),
    chooseFile,
    chooseTemplate,
    save,
    /** Saves and waits until the page shows that it is done. */
    async saved() {
      await save();
      await expect(page.getByText('保存成功')).toBeVisible();
      await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    },
    grip: (place: number) => page.getByRole('button', { name: new RegExp(`^移动第 ${place} 行`) }),
    /** The names of the chapters in the order of the screen. */
    chapterNames: () => chapterFields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    /** The names of the points in the order of the screen. */
    async pointNames() {
      const names = await points.getByRole('row').evaluateAll((rows) => rows.map((row) => row.children[1]?.textContent ?? ''));
      return names.slice(1);
    },
    /** Fills the chapter at a place from 1, adding rows up to it. */
    async fillChapter(place: number, name: string, theory: string, practice: string) {
      const field = textbox(`名称，第 ${place} 行`);
      if ((await field.count()) === 0) await page.getByRole('button', { name: '添加一行' }).click();
      await field.fill(name);
      await textbox(`理论学时，第 ${place} 行`).fill(theory);
      await textbox(`实践学时，第 ${place} 行`).fill(practice);
    },
    /** Fills the fields of the open unit. */
    async fill(words: CourseUnitWords) {
      await textbox('课程名称').fill(words.name);
      await page.getByRole('radiogroup', { name: '类别' }).getByText('选修', { exact: true }).click();
      await page.getByRole('button', { name: /课程性质(?!未填写)/ }).click();
      await page.getByRole('option', { name: '专业课程' }).click();
      await page.getByRole('spinbutton', { name: '理论学时' }).fill(words.theory);
      await page.getByRole('spinbutton', { name: '实践学时' }).fill(words.practice);
      await writeLong(page, textbox('课程简介'), '课程简介', words.introduction);
      await writeLong(page, textbox('课程定位'), '课程定位', words.position);
      await writeLong(page, textbox('学术产出要求'), '学术产出要求', words.criterion);
    },
    /** Writes a running text. */
    writeLong: (label: string, text: string) => writeLong(page, textbox(label), label, text),
  };
}

/** One of more than 16 characters, before or after, is written in the window that opens. */
async function writeLong(page: Page, field: Locator, label: string, text: string) {
  const editor = page.getByRole('dialog', { name: label });
  if ([...(await field.inputValue())].length > 16) {
    await field.click();
    await editor.getByRole('textbox').fill(text);
  } else {
    await field.fill(text);
    if ([...text].length <= 16) return;
    await expect(editor.getByRole('textbox')).toHaveValue(text);
  }
  await editor.getByRole('button', { name: '完成编辑' }).click();
  await expect(editor).toHaveCount(0);
}
