import {
  levelPath,
  occupationClasses,
  occupationLevelId,
  occupationLevels,
  parentCode,
  type OccupationResponse,
  type OccupationSkill,
  type OptionItem,
} from '@college/curriculum-model';
import { english } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';
import type { OccupationEditorSource } from '../OccupationEditor';
import type { OccupationListSource } from '../OccupationList';

type Language = 'zh' | 'en';

/** The nested path from the top down to a class. */
export function pathOfClass(code: string, language: Language = 'zh'): OptionItem[] {
  const entry = occupationClasses.find((one) => one.code === code)!;
  const nest = (below: OptionItem[], at: string): OptionItem[] => {
    const here = occupationClasses.find((one) => one.code === at)!;
    const nested = [{ label: here[language], value: occupationLevelId(at), ...(below.length > 0 ? { children: below } : {}) }];
    return parentCode(at) === '' ? nested : nest(nested, parentCode(at));
  };
  return nest([], entry.code);
}

export function sampleSkills(language: Language = 'zh'): OccupationSkill[] {
  const word = (zh: string, en: string) => (language === 'zh' ? zh : en);
  return [
    {
      label: word('编程', 'Programming'),
      value: 1001,
      translations: english({ label: 'Programming' }),
      children: [
        { label: 'Java', value: 1003 },
        { label: 'Python', value: 1004 },
      ],
    },
    {
      label: word('数据', 'Data'),
      value: 1002,
      translations: english({ label: 'Data' }),
      children: [
        { label: 'SQL', value: 1005 },
        { label: word('数据分析', 'Data analysis'), value: 1006, translations: english({ label: 'Data analysis' }) },
      ],
    },
  ];
}

export function sampleTypes(language: Language = 'zh'): OptionItem[] {
  const names = { zh: ['初级', '中级', '高级', '技师', '高级技师'], en: ['Junior', 'Middle', 'Senior', 'Technician', 'Senior technician'] };
  return names[language].map((label, place) => ({ label, value: 1001 + place }));
}

export const samplePublishes: OptionItem[] = [
  { label: '2022', value: 1001 },
  { label: '2015', value: 1002 },
];

const codes = ['2-02-10-03', '2-02-10-07', '2-02-38-01', '2-02-38-03', '2-02-38-04'] as const;

/** One record; without words of its own it is that of a class of 2022. */
export function anOccupation(id = 1001, part: Partial<OccupationResponse> = {}): OccupationResponse {
  const code = codes[(id - 1001) % codes.length]!;
  const { zh, en } = occupationClasses.find((one) => one.code === code)!;
  return {
    id,
    name: zh,
    levels: pathOfClass(code),
    lvlKeywords: '软件 开发 工程师',
    type: { id: 1003 },
    publish: { id: 1001 },
    content: '分析需求，设计、编写和测试程序，部署和维护软件系统。',
    skills: JSON.stringify([
      { courseIds: [1001, 1003], score: 60 },
      { courseIds: [1002, 1005], score: 40 },
    ]),
    code,
    createTime: '2026-01-05T09:00:00+08:00',
    updateTime: '2026-03-12T09:00:00+08:00',
    version: 1,
    translations: english({ name: en }),
    ...part,
  };
}

/** A record that is kept in English, as a college abroad would. */
export function anEnglishOccupation(id = 1001): OccupationResponse {
  return anOccupation(id, {
    name: 'Computer software engineer',
    levels: pathOfClass('2-02-10-03', 'en'),
    lvlKeywords: 'software development engineer',
    content: 'Analyses needs, designs, writes and tests programs, and keeps them running.',
    translations: undefined,
  });
}

/** Records in a row, each with a name of its own. */
export function manyOccupations(count: number): OccupationResponse[] {
  return Array.from({ length: count }, (_, place) => {
    const record = anOccupation(1001 + place);
    return { ...record, name: `${record.name}${place + 1}`, translations: english({ name: `Engineer ${place + 1}` }) };
  });
}

const matches = ({ id, code }: OccupationResponse, wanted: string) => code.includes(wanted) || String(id) === wanted;

/** A server with records in memory: it filters, gives ids, keeps versions, and answers an old version with the conflict. */
export function fakeOccupations({ records = [anOccupation()], language = 'zh' as Language } = {}) {
  const kept = { records: [...records], skills: sampleSkills(language) };
  return {
    kept,
    listOccupations: fn<OccupationListSource['listOccupations']>(async ({ pageNum, pageSize, lvl, codeOrId }) => {
      const wanted = String(codeOrId ?? '');
      const found = kept.records.filter(
        (record) =>
          (wanted === '' || matches(record, wanted)) &&
          (lvl === undefined || levelPath(record.levels).some(({ value }) => String(value) === String(lvl))),
      );
      return { pageInfo: { list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length } };
    }),
    listOccupationLevels: fn<OccupationListSource['listOccupationLevels']>(async () => occupationLevels(language)),
    deleteOccupation: fn<OccupationListSource['deleteOccupation']>(async (id) => {
      kept.records = kept.records.filter((record) => record.id !== id);
    }),
    importOccupations: fn<OccupationListSource['importOccupations']>(async () => ({
      added: 1,
      updated: 1,
      problems: [],
      lines: [
        { line: 2, name: '软件架构师', code: '2-02-10-99', isNew: true },
        { line: 3, name: '信息安全工程技术人员', code: '2-02-10-07', isNew: false },
      ],
    })),
    getOccupation: fn<OccupationEditorSource['getOccupation']>(async (id) => {
      const record = kept.records.find((one) => one.id === id);
      if (!record) throw new Error('记录不存在或已删除');
      return record;
    }),
    listOccupationSkills: fn<OccupationEditorSource['listOccupationSkills']>(async () => kept.skills),
    listOccupationTypes: fn<OccupationEditorSource['listOccupationTypes']>(async () => sampleTypes(language)),
    listOccupationPublishes: fn<OccupationEditorSource['listOccupationPublishes']>(async () => samplePublishes),
    saveOccupation: fn<OccupationEditorSource['saveOccupation']>(async (request) => {
      const id = request.id || 2001;
      const stored = kept.records.find((one) => one.id === id);
      if (stored && stored.version !== request.version) throw Object.assign(new Error('他人已先保存'), { code: '30009' });
      const next: OccupationResponse = {
        ...anOccupation(),
        id,
        name: request.occupationName,
        levels: pathOfClass(occupationClasses[request.levelId - 1001]!.code, language),
        lvlKeywords: request.lvlKeywords,
        type: { id: request.typeId },
        publish: { id: request.publishId },
        content: request.content,
        skills: request.skills,
        code: request.occupationCode,
        version: (stored?.version ?? 0) + 1,
        translations: request.translations,
      };
      kept.records = [...kept.records.filter((one) => one.id !== id), next];
      return { id };
    }),
    saveOccupationSkills: fn<OccupationEditorSource['saveOccupationSkills']>(async (list) => {
      kept.skills = [...kept.skills, ...list.filter(({ id }) => id === 0).map(({ label }) => ({ label, value: 1999 }))];
      return kept.skills;
    }),
  };
}
