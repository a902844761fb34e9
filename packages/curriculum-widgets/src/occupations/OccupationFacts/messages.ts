import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { retry } from '@college/ui/words';

interface Counts {
  major: number;
  middle: number;
  sub: number;
  occupation: number;
}

interface LineArgs {
  edition: string;
  shipped: Counts;
  official: Counts;
  format: (count: number) => string;
}

/** Built-in text of `OccupationFacts` and of the line that sums it up. */
export const occupationFactsMessages = defineMessages('occupationFacts', {
  words: { title: domainTerms.aboutDictionary, retry },
  en: {
    line: ({ edition, shipped, official, format }: LineArgs) => {
      const held = (level: keyof Counts) => heldOf(shipped[level], official[level], format, ' of ');
      return `Here of the edition of ${edition}: ${held('major')} major, ${held('middle')} middle and ${held('sub')} sub categories, ${held('occupation')} occupations.`;
    },
    sourceWord: ' Source: ',
    stop: '. ',
    rest: 'A system administrator loads the rest from a file that the college provides. ',
    about: 'About the dictionary',
    failed: 'How much of the dictionary is here could not be read.',
    edition: 'Edition',
    editionOf: ({ edition }: { edition: string }) => `Occupation classification of the People's Republic of China, edition of ${edition}`,
    source: 'Source',
    held: 'Entries here',
    level: 'Level',
    shipped: 'Here',
    official: 'Announced',
    major: 'Major categories',
    middle: 'Middle categories',
    sub: 'Sub categories',
    occupation: 'Occupations',
    renamed: 'Renamed codes',
    aliases: ({ count }: { count: number }) =>
      count === 0
        ? 'None are recorded. Once some are, an entry is also found under the code of earlier documents.'
        : count === 1
          ? '1 code of earlier documents leads to the entry under its present code.'
          : `${count} codes of earlier documents lead to the entries under their present codes.`,
    loading: 'Loading from a file',
    loadingFirst:
      'A file of the college (.xlsx or .csv) adds entries, definitions, main tasks, trades and old codes. A first run stores nothing and says what would change:',
    loadingThen: 'Then store it:',
    loadingWho:
      'A system administrator runs this on the server. A blank cell changes nothing, and a restart overwrites nothing that was loaded.',
    whole: 'Everything that the edition counts is here; a file adds what is said about it.',
  },
  zh: {
    line: ({ edition, shipped, official, format }) => {
      const held = (level: keyof Counts) => heldOf(shipped[level], official[level], format, '/');
      return `${edition}年版已收录大类 ${held('major')}、中类 ${held('middle')}、小类 ${held('sub')}、职业 ${held('occupation')}。`;
    },
    sourceWord: '来源：',
    stop: '。',
    rest: '其余条目由系统管理员从学校提供的文件导入。',
    about: '大典说明',
    failed: '没有取到大典的收录情况。',
    edition: '版本',
    editionOf: ({ edition }) => `《中华人民共和国职业分类大典（${edition}年版）》`,
    source: '来源',
    held: '收录情况',
    level: '层级',
    shipped: '已收录',
    official: '公布数',
    major: '大类',
    middle: '中类',
    sub: '小类',
    occupation: '职业（细类）',
    renamed: '变更的编码',
    aliases: ({ count }) =>
      count === 0 ? '尚未登记。登记后，用以往文件中的编码也能找到条目。' : `以往文件中的 ${count} 个编码可以找到现行编码的条目。`,
    loading: '从文件导入',
    loadingFirst:
      '学校提供的文件（.xlsx 或 .csv）可补充条目、职业定义、主要工作任务、工种和原编码。先试运行，只列出将有的变化，不保存任何内容：',
    loadingThen: '确认后导入：',
    loadingWho: '由系统管理员在服务器上执行。空白单元格不改变原有内容，重启服务器也不会覆盖导入的内容。',
    whole: '全书条目均已收录，文件可补充各条目的说明。',
  },
});

// Once nothing is missing, a share adds nothing to the count; the table of the edition even has one sub category more than was announced.
function heldOf(shipped: number, official: number, format: LineArgs['format'], of: string): string {
  return shipped >= official ? format(shipped) : `${format(shipped)}${of}${format(official)}`;
}
