import { partPlace, recordPlace, recordsOf } from '../../editions';
import { groupBy } from '../../grouping';
import { repeatedKsa, repeatedTitles } from '../../points/pointChecks';
import { completionMessages } from '../../completion/messages';
import { ksaLetters } from '../../points';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import { both, storedText, textOf } from '../view/recordTexts';
import { plainText } from '../wording/plainText';

const courseDuplicate = defineRule({
  id: 'name.course-duplicate',
  level: 'warning',
  title: both('课程重名', 'Courses of one name'),
  why: practice('导入时按名称对应课程。', 'Rows of files are matched by name.'),
  options: {},
  reads: 'matrix',
  judge: ({ courses }) =>
    [...groupBy(courses, ({ name }) => plainText(name.zh))].flatMap(([plain, list]) => {
      if (plain === '') return [];
      return list.slice(1).map(({ part, name }) => ({
        at: partPlace(part),
        field: 'name',
        sentence: () => both(`课程「${name.zh}」重名`, `There are two courses named “${name.en}”`),
      }));
    }),
});

const chapterName = defineRule({
  id: 'name.chapter',
  level: 'warning',
  title: both('章节名称', 'Names of chapters'),
  why: practice('章节靠名称区分。', 'Chapters are told apart by their names.'),
  options: { ignoreNames: ['习题课'] },
  reads: 'course',
  judge: ({ part, chapters }, { options: { ignoreNames } }): Verdict[] => {
    const first = new Map<string, number>();
    return chapters.flatMap(({ key, number, name }): Verdict[] => {
      const at = { at: recordPlace(part, 'chapter', key), field: 'name' };
      if (name.zh.trim() === '') {
        return [{ ...at, sentence: () => completionMessages.unnamedProject({ row: number }), aliases: ['base.projectNames'] }];
      }
      const plain = plainText(name.zh);
      const earlier = first.get(plain);
      if (earlier === undefined) first.set(plain, number);
      if (earlier === undefined || ignoreNames.includes(name.zh)) return [];
      const sentence = () => both(`第 ${earlier} 章与第 ${number} 章同名`, `Chapters ${earlier} and ${number} have one name`);
      return [{ ...at, sentence }];
    });
  },
});

const duplicateItem = defineRule({
  id: 'text.duplicate-item',
  level: 'warning',
  title: both('课点或 KSA 重复', 'Points or KSA items that repeat'),
  why: practice('导入时按标题区分课点。', 'Points are told apart by title on import.'),
  options: {},
  reads: 'course',
  judge: ({ part }): Verdict[] => {
    const points = recordsOf(part, 'point').map((record, at) => ({
      record,
      key: record.key,
      number: at + 1,
      title: storedText(record, 'title'),
    }));
    const titles = repeatedTitles(points);
    const ksas = ksaLetters.flatMap((title) =>
      recordsOf(part, 'ksa')
        .filter(({ under }) => under === title)
        .map(({ key, fields }, at) => ({ key, title, level: at + 1, description: storedText({ fields }, 'description') })),
    );
    const items = repeatedKsa(ksas);
    return [
      ...points.flatMap(({ record, key, number, title }): Verdict[] => {
        const first = titles.get(key);
        if (first === undefined || title.trim() === '') return [];
        const name = textOf(record, 'title');
        const sentence = () =>
          both(`课点${first} 与课点${number} 同名：${name.zh}`, `Points ${first} and ${number} have one title: ${name.en}`);
        return [{ at: recordPlace(part, 'point', key), field: 'title', sentence }];
      }),
      ...ksas.flatMap(({ key, title, level, description }): Verdict[] => {
        const first = items.get(key);
        if (first === undefined || description.trim() === '') return [];
        const sentence = () => both(`${first} 与 ${title}${level} 内容相同`, `${first} and ${title}${level} say the same`);
        return [{ at: recordPlace(part, 'ksa', key), field: 'description', sentence }];
      }),
    ];
  },
});

/** Rules on names and repeated items. */
export const nameRules: readonly Rule[] = [duplicateItem, courseDuplicate, chapterName];
