import type { Bilingual } from '@college/curriculum-model';

const levels: readonly Bilingual[] = [
  { zh: '大类', en: 'major class' },
  { zh: '中类', en: 'middle class' },
  { zh: '小类', en: 'sub-class' },
  { zh: '职业', en: 'occupation' },
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
  /** What stands below a class of each level. */
  namesBelow: [
    { zh: '下设中类', en: 'Middle classes' },
    { zh: '下设小类', en: 'Sub-classes' },
    { zh: '下设职业', en: 'Occupations' },
  ] as readonly Bilingual[],
  about({ code, level, below, marks: signs }: { code: string; level: number; below: number; marks: string }): Bilingual {
    const kind = levels[level] ?? levels[3]!;
    const next = levels[level + 1];
    const holds = below > 0 && next ? { zh: `，下设 ${below} 个${next.zh}`, en: `, with ${below} below it` } : { zh: '', en: '' };
    const named = [...signs].flatMap((sign) => marks[sign] ?? []);
    return {
      zh: `编码 ${code}，${kind.zh}${holds.zh}${named.map(({ zh }) => `，${zh}`).join('')}。`,
      en: `Code ${code}, ${kind.en}${holds.en}${named.map(({ en }) => `, ${en}`).join('')}.`,
    };
  },
  note({ hasOccupations, loaded }: { hasOccupations: boolean; loaded: number }): Bilingual {
    const shipped = hasOccupations
      ? {
          zh: '编码和名称取自正式版的分类体系表，比公布的449个小类多一个（2-07-08 检察辅助人员）；数字职业（S）和绿色职业（L）标记取自社会公示稿（kangvcar/JobE，CC BY 4.0），少于公布的97个和134个。职业说明可由学校从文件导入。',
          en: 'Codes and names are those of the table of the published edition, which has one sub-class more than the 449 announced (2-07-08). The marks S (digital) and L (green) are those of the draft for public comment (kangvcar/JobE, CC BY 4.0), fewer than the 97 and 134 announced. A college loads the descriptions of occupations from a file.',
        }
      : {
          zh: '随系统提供大类、中类和小类；职业及其说明可由学校从文件导入。',
          en: 'Major, middle and sub-classes are shipped; a college loads the occupations and their descriptions from a file.',
        };
    if (loaded === 0) return shipped;
    return { zh: `${shipped.zh}其中 ${loaded} 条由学校导入。`, en: `${shipped.en} ${loaded} of the entries were loaded by a college.` };
  },
} as const satisfies Record<string, Bilingual | readonly Bilingual[] | ((argument: never) => Bilingual)>;
