import { courseUnitForm, courseUnitList } from '@college/curriculum-widgets/testing';
import type { Job } from './Job';

const words = {
  name: '编译原理',
  class: '选修',
  type: '专业课程',
  introduction: '讲授词法分析、语法分析、语义分析与代码生成的原理和方法。',
  position: '面向软件工程专业高年级学生的专业选修课程。',
  criterion: '完成小型语言的编译器',
  theory: '32',
  practice: '16',
};
const chapters = ['词法分析', '语法分析', '代码生成'];

/** A teacher makes a course unit with three chapters, puts them in order by keyboard, saves it and finds it again. */
export const courseUnit: Job = {
  name: 'job:course-unit',
  async run({ driver, signIn, open, press, shows, says, isAt, holds }) {
    const { part, click } = driver;
    const form = courseUnitForm(driver);
    const list = courseUnitList(driver);
    const chapter = (place: number) => part('textbox', { name: new RegExp(`^名称，第 ${place} 行$`) });
    await signIn('majorLeader', { at: '/course/courseUnit/list?majorId=1001' });
    await click(list.create);
    await form.fill(words);
    for (const [index, name] of chapters.entries()) await form.fillChapter(index + 1, { name, theory: '10', practice: '5' });

    await driver.press(part('button', { name: /^移动第 3 行/ }), 'Space');
    await press('ArrowUp');
    await press('Space');
    await holds(chapter(2), '代码生成');

    await form.save();
    await isAt(/courseUnitId=\d+/);
    await says('已保存');

    await open('/course/courseUnit/list?majorId=1001');
    await shows(list.unit(new RegExp(words.name)), /45/);
    await click(part('link', { name: words.name }));
    await holds(form.name, words.name);
    await shows(form.type, words.type);
    await holds(form.theory, words.theory);
    await holds(form.practice, words.practice);
    await holds(form.introduction, words.introduction);
    await holds(form.position, words.position);
    await holds(form.criterion, words.criterion);
    for (const [index, name] of ['词法分析', '代码生成', '语法分析'].entries()) await holds(chapter(index + 1), name);
  },
};
