import type { Bilingual } from '../language';

type Sentence = Bilingual | ((...facts: never[]) => Bilingual);

/** Why a save over an older version is refused (decision 42), by what was changed. */
export const changedMeanwhile = {
  department: of('该院系', 'this department'),
  major: of('该专业', 'this major'),
  courseUnit: of('该课程单元', 'this course unit'),
  goal: of('该教学目标', 'this teaching goal'),
  taskGoal: of('该任务目标', 'this task goal'),
  syllabus: of('该开课说明', 'this syllabus'),
  introduction: of('课程简介', 'the course introduction'),
  occupation: of('该职业', 'this occupation'),
  report: of('该报告', 'this report'),
  edition: of('该版本', 'this edition'),
  newsItem: of('该新闻', 'this news item'),
  outline: of('该样例大纲', 'this sample outline'),
  /** The courses whose matrices they are; null where none is named. */
  matrices: (courses: readonly Bilingual[] | null): Bilingual =>
    courses
      ? of(`${courses.map(({ zh }) => `「${zh}」`).join('')}的矩阵`, `the matrices of ${courses.map(({ en }) => `“${en}”`).join(', ')}`)
      : of('课程矩阵所属的课程', 'the course of this matrix'),
  skill: (label: string): Bilingual => ({
    zh: `技能「${label}」已被其他人修改，请核对后再保存。`,
    en: `Somebody else has changed the skill “${label}” meanwhile. Check it, then save again.`,
  }),
  texts: (count: number): Bilingual => ({
    zh: `有 ${count} 处原文或译文已被其他人修改，请选择保留哪一份内容。`,
    en: `Somebody else has changed ${count === 1 ? 'one of these texts' : `${count} of these texts`} or its Chinese meanwhile. Choose which content to keep.`,
  }),
  profile: {
    zh: '您的个人资料已在别处被修改，请选择保留哪一份内容。',
    en: 'Your profile has been changed elsewhere meanwhile. Choose which content to keep.',
  },
  person: ({ userName, email }: { userName: string; email: string }): Bilingual => ({
    zh: `其他人刚刚修改了该人员，现在是「${userName}」（${email}）。请核对后再保存。`,
    en: `Somebody else has just changed this person, who is now “${userName}” (${email}). Compare before you save again.`,
  }),
  limits: {
    zh: '其他人刚刚调整了此人的限额，请查看现在的限额，再决定是否保存。',
    en: 'Somebody else has just changed the limits of this person. Look at them as they are now before you save yours.',
  },
  rules: {
    zh: '其他人刚刚更改了检查规则，请查看现在的设置，再决定是否保存。',
    en: 'Somebody else has just changed the rules. Look at them as they are now before you save yours.',
  },
  steps: {
    zh: '其他人刚刚更改了评审步骤，请查看现在的设置，再决定是否保存。',
    en: 'Somebody else has just changed the steps of the review. Look at them as they are now before you save yours.',
  },
  retention: {
    zh: '其他人刚刚更改了保留时间，请查看现在的设置，再决定是否保存。',
    en: 'Somebody else has just changed how long data are kept. Look at it as it is now before you save yours.',
  },
  deadlines: {
    zh: '其他人刚刚更改了期限计划，请查看现在的计划，再决定是否保存。',
    en: 'Somebody else has just changed the plan of deadlines. Look at it as it is now before you save yours.',
  },
  provider: {
    zh: '其他人刚刚更改了此登录方式，请查看现在的设置，再决定是否保存。',
    en: 'Somebody else has just changed this provider. Look at it as it is now before you save yours.',
  },
  localSignIn: {
    zh: '其他人刚刚更改了密码登录的设置，请查看现在的设置，再决定是否保存。',
    en: 'Somebody else has just changed whether passwords are open. Look at it as it is now before you save yours.',
  },
  proposal: of('该提案', 'this proposal'),
  /** Occupations that a file was to change. */
  imported: {
    zh: '文件要修改的职业刚刚被其他人修改，因此没有导入。请重新核对后再导入。',
    en: 'Somebody else has just changed an occupation that this file changes, so nothing was imported. Check the file again first.',
  },
  /** A record that was restored over newer entries of its history. */
  history: {
    zh: '打开历史之后又有新的修改，请核对后再恢复。',
    en: 'There are newer changes since the history was opened. Check them, then restore again.',
  },
  /** Whatever was to be deleted. */
  deletion: {
    zh: '该数据在您打开后已被其他人修改，因此没有删除。请查看现在的内容，再决定是否删除。',
    en: 'Somebody else has changed this record since you opened it, so it was not deleted. Look at it again before you delete it.',
  },
} as const satisfies Record<string, Sentence>;

function of(zh: string, en: string): Bilingual {
  return {
    zh: `${zh}已被其他人修改，请选择保留哪一份内容。`,
    en: `Somebody else has changed ${en} meanwhile. Choose which content to keep.`,
  };
}
