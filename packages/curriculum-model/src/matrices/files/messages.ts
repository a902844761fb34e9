import type { Bilingual } from '../../language';

/** Why a cell of the file was not imported; its stored value is kept. */
export const importSentences = {
  unknownCourse: (name: string): Bilingual => ({
    zh: `专业中没有课程单元「${name}」，这一行没有读取。`,
    en: `The major has no course unit “${name}”. This row was not read.`,
  }),
  ambiguousCourse: (name: string): Bilingual => ({
    zh: `有几个课程单元都叫「${name}」，无法判断是哪一个，这一行没有读取。`,
    en: `Several course units are called “${name}”, so this row was not read.`,
  }),
  courseTwice: (row: number): Bilingual => ({
    zh: `第 ${row} 行已经是这个课程单元，这一行没有读取。`,
    en: `Row ${row} is this course unit already. This row was not read.`,
  }),
  readOnlyCourse: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `您没有修改「${zh}」的权限，这一行保持不变。`,
    en: `You may not change “${en}”, so its row stays as it is.`,
  }),
  unknownIndicator: (text: string): Bilingual => ({
    zh: `专业中没有指标点「${text}」，这一列没有读取。`,
    en: `The major has no indicator point “${text}”. This column was not read.`,
  }),
  unknownIndicatorOfRow: (text: string): Bilingual => ({
    zh: `专业中没有指标点「${text}」，这一行没有读取。`,
    en: `The major has no indicator point “${text}”. This row was not read.`,
  }),
  indicatorTwice: (column: string): Bilingual => ({
    zh: `${column} 列已经是这个指标点，这一列没有读取。`,
    en: `Column ${column} is this indicator point already. This column was not read.`,
  }),
  unreadable: (text: string): Bilingual => ({
    zh: `「${text}」不是支撑强度；请填写 ★、☆ 或留空。`,
    en: `“${text}” is no strength of support. Write ★ or ☆, or leave it blank.`,
  }),
  formula: {
    zh: '这里是公式；公式不会被计算，请填写值。',
    en: 'Here is a formula. Formulas are not computed; write the value itself.',
  },
  unknownGoal: (text: string): Bilingual => ({
    zh: `课程单元没有教学目标「${text}」，这一行没有读取。`,
    en: `The course unit has no teaching goal “${text}”. This row was not read.`,
  }),
  goalOfAnotherCourse: (text: string): Bilingual => ({
    zh: `教学目标「${text}」属于另一个课程单元，这一行没有读取。`,
    en: `The teaching goal “${text}” belongs to another course unit. This row was not read.`,
  }),
  goalTwice: (row: number): Bilingual => ({
    zh: `第 ${row} 行已经绑定了这个教学目标；一个教学目标只能绑定一次，这一行没有读取。`,
    en: `Row ${row} binds this teaching goal already. A goal is bound once, so this row was not read.`,
  }),
  goalWithoutSupport: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `矩阵中该课程对「${zh}」没有支撑，教学目标无法绑定；请先在矩阵中填写 ★ 或 ☆。`,
    en: `The matrix shows no support of this course for “${en}”, so the goal cannot be bound. Write ★ or ☆ there first.`,
  }),
  unknownProject: (name: string): Bilingual => ({
    zh: `课程没有项目/章节「${name}」，没有读取。`,
    en: `The course has no project / chapter “${name}”, so this was not read.`,
  }),
  unknownColumn: (text: string): Bilingual => ({
    zh: `教学目标「${text}」不是课程矩阵的列（没有在专业矩阵中绑定），这一行没有读取。`,
    en: `The teaching goal “${text}” is no column of the course matrix (it is not bound in the major matrix). This row was not read.`,
  }),
  unknownPoint: (text: string): Bilingual => ({
    zh: `课程没有课点「${text}」，这一行没有读取。`,
    en: `The course has no point “${text}”. This row was not read.`,
  }),
  unknownTaskGoal: (text: string): Bilingual => ({
    zh: `这个项目没有任务目标「${text}」，或它在前面已经出现，这一列没有读取。`,
    en: `This project has no task goal “${text}”, or it stood further left already. This column was not read.`,
  }),
  unknownKsa: (text: string): Bilingual => ({
    zh: `「${text}」无法读取；请填写 KSA 编号和强度，例如 K1★ S2☆。`,
    en: `“${text}” could not be read. Write the code and strength of KSA items, such as K1★ S2☆.`,
  }),
  placeTwice: (row: number): Bilingual => ({
    zh: `第 ${row} 行已经是同一课点在同一章节、同一教学目标下，这一行没有读取。`,
    en: `Row ${row} is this point under this goal in this chapter already. This row was not read.`,
  }),
  pointNotPlaced: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `「${zh}」没有放在这个章节的课程矩阵中，它的 KSA 没有读取；请先在「课点明细」中加入。`,
    en: `“${en}” is not placed in this chapter of the course matrix, so its KSA were not read. Add it to the placed points first.`,
  }),
  tooLong: (max: number): Bilingual => ({
    zh: `文字超过 ${max} 个字符，没有读取。`,
    en: `The text is longer than ${max} characters and was not read.`,
  }),
  wrongHours: (text: string): Bilingual => ({
    zh: `「${text}」不是学时；请填写 0 或更大的数。`,
    en: `“${text}” is no number of hours. Write 0 or more.`,
  }),
  projectColumnsMissing: {
    zh: '缺少「课点」列，这张表没有读取。',
    en: 'The column Point is missing, so this sheet was not read.',
  },
  goalColumnsMissing: {
    zh: '缺少「课程单元」「指标点」或「教学目标」列，这张表没有读取，教学目标的绑定保持不变。',
    en: 'The columns Course unit, Indicator point or Teaching goal are missing. This sheet was not read, and goals stay bound as they are.',
  },
} as const satisfies Record<string, Bilingual | ((...values: never[]) => Bilingual)>;

/** Why a file was refused as a whole; nothing of it was read. */
export const importFaults = {
  notMatrix: {
    zh: '文件中没有找到专业矩阵：没有一列是本专业的指标点，或没有一行是本专业的课程单元。请使用导出的工作簿。',
    en: 'No major matrix was found in the file: no column is an indicator point of this major, or no row one of its course units. Use an exported workbook.',
  },
  otherMajor: {
    zh: '这是另一个专业的矩阵，不能导入到本专业。',
    en: 'This is the matrix of another major and cannot be imported into this one.',
  },
  courseWorkbook: {
    zh: '这是课程矩阵的工作簿，不是专业矩阵。请选择导出的专业矩阵。',
    en: 'This is the workbook of a course matrix, not of the major matrix. Choose an exported major matrix.',
  },
  notCourseMatrix: {
    zh: '文件中没有找到课程矩阵：没有「项目/章节」「教学目标」「课点」「支撑强度」这些列。请使用导出的工作簿。',
    en: 'No course matrix was found in the file: the columns Project / chapter, Teaching goal, Point and Support are missing. Use an exported workbook.',
  },
  otherCourse: {
    zh: '这是另一门课程的矩阵，不能导入到本课程。',
    en: 'This is the matrix of another course and cannot be imported into this one.',
  },
  majorWorkbook: {
    zh: '这是专业矩阵的工作簿，不是课程矩阵。请选择导出的课程矩阵。',
    en: 'This is the workbook of a major matrix, not of a course matrix. Choose an exported course matrix.',
  },
  tooManyEntries: {
    zh: '课点明细超过 10000 行，不可能是本课程的矩阵。请使用导出的工作簿。',
    en: 'There are more than 10,000 rows of points, which cannot be the matrix of this course. Use an exported workbook.',
  },
  tooLarge: {
    zh: '表格超过 500 行或 300 列，不可能是本专业的矩阵。请使用导出的工作簿。',
    en: 'The sheet has more than 500 rows or 300 columns and cannot be the matrix of this major. Use an exported workbook.',
  },
} as const satisfies Record<string, Bilingual>;

export type ImportFault = keyof typeof importFaults;

/** A text of the file for use in a message: on one line, truncated. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length > 30 ? `${signs.slice(0, 29).join('')}…` : line;
}

/** The same of a record's text, in both languages. */
export function quotedBoth({ zh, en }: Bilingual): Bilingual {
  return { zh: quoted(zh), en: quoted(en) };
}
