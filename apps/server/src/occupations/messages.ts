import type { Bilingual } from '@college/curriculum-model';
import { majorCategory, middleCategory, subCategory } from '@college/curriculum-model/terms';

const levels: readonly { one: Bilingual; many: string }[] = [
  { one: majorCategory, many: 'major categories' },
  { one: middleCategory, many: 'middle categories' },
  { one: subCategory, many: 'sub categories' },
  { one: { zh: '职业', en: 'Occupation' }, many: 'occupations' },
];

const marks: Readonly<Record<string, Bilingual>> = {
  S: { zh: '数字职业', en: 'digital occupation' },
  L: { zh: '绿色职业', en: 'green occupation' },
};

/** Words of the classification's pages, in both languages. */
export const bookMessages = {
  title: { zh: '职业分类大典（2022 年版）', en: 'Occupation classification (2022)' },
  unknownCode: { zh: '职业分类大典中没有这个编码。', en: 'The occupation classification has no such code.' },
  tasks: { zh: '主要工作任务', en: 'Main tasks' },
  nothing: { zh: '', en: '' },
  /** The children of a category of each level. */
  namesBelow: [
    { zh: '下设中类', en: 'Middle categories' },
    { zh: '下设小类', en: 'Sub categories' },
    { zh: '下设职业', en: 'Occupations' },
  ] as readonly Bilingual[],
  /** What an entry is, where nobody has described it. */
  about({ level, below, marks: signs }: { level: number; below: number; marks: string }): Bilingual {
    const { one } = levels[level] ?? levels[3]!;
    const next = levels[level + 1];
    const english = below === 1 ? ' with 1 entry' : ` with ${below} ${next?.many}`;
    const holds = below > 0 && next ? { zh: `，下设 ${below} 个${next.one.zh}`, en: english } : { zh: '', en: '' };
    const named = [...signs].flatMap((sign) => marks[sign] ?? []);
    return {
      zh: `${one.zh}${holds.zh}${named.map(({ zh }) => `，${zh}`).join('')}。`,
      en: `${one.en}${holds.en}${named.map(({ en }) => `, ${en}`).join('')}.`,
    };
  },
  /** Where the shipped entries come from, and how many a college has loaded. */
  note({ loaded }: { loaded: number }): Bilingual {
    const shipped = {
      zh: '编码和名称取自正式版的分类体系表，比公布的449个小类多一个（2-07-08 检察辅助人员）；数字职业（S）和绿色职业（L）标记取自社会公示稿（kangvcar/JobE，CC BY 4.0），少于公布的97个和134个。职业说明可由学校从文件导入。',
      en: 'Codes and names are those of the table of the published edition, which has one sub category more than the 449 announced (2-07-08). The marks S (digital) and L (green) are those of the draft for public comment (kangvcar/JobE, CC BY 4.0), fewer than the 97 and 134 announced. A college loads the descriptions of occupations from a file.',
    };
    if (loaded === 0) return shipped;
    const own = {
      zh: `其中 ${loaded} 条由学校导入。`,
      en: `${loaded} of the entries ${loaded === 1 ? 'was' : 'were'} loaded by a college.`,
    };
    return { zh: `${shipped.zh}${own.zh}`, en: `${shipped.en} ${own.en}` };
  },
} as const satisfies Record<string, Bilingual | readonly Bilingual[] | ((argument: never) => Bilingual)>;
