import {
  occupationClasses,
  occupationLevelId,
  parentCode,
  type OccupationResponse,
  type OccupationSkill,
  type OptionItem,
} from '@college/curriculum-model';
import { sampleOccupations, sampleSkills, type SampleOccupation } from '@college/curriculum-model/fixtures';

/** An entry of the classification: code, title, tasks. */
export interface BookEntry {
  code: string;
  title: string;
  task?: readonly string[];
}

const tasks: Readonly<Record<string, readonly string[]>> = {
  '2-02-10-03': ['研究和应用软件开发方法', '设计、编写和测试程序', '部署和维护软件系统'],
  '2-02-10-07': ['评估信息系统的风险', '设计和实施防护措施'],
  '2-02-38-01': ['研究算法与模型', '开发和应用智能系统'],
  '2-02-38-03': ['采集和清洗数据', '分析数据并搭建平台'],
  '2-02-38-04': ['设计和运维云平台'],
};

/** The part of the 2022 edition that the model ships, with what people in it do. */
export const occupationBook: readonly BookEntry[] = occupationClasses.map(({ code, zh }) => ({ code, title: zh, task: tasks[code] }));

function pathTo(levelId: number): OptionItem[] {
  const entry = occupationBook[levelId - 1001];
  if (!entry) return [];
  const above = parentCode(entry.code);
  return [...(above === '' ? [] : pathTo(occupationLevelId(above))), { label: entry.title, value: levelId }];
}

/** The nested categories above and at one level, as records carry them. */
export function nestedPath(levelId: number): OptionItem[] {
  return pathTo(levelId).reduceRight<OptionItem[]>((children, option) => [{ ...option, ...(children.length > 0 ? { children } : {}) }], []);
}

function skillsBelow(parentId: number | null): OccupationSkill[] {
  return sampleSkills
    .filter((skill) => skill.parentId === parentId)
    .map(({ id, label, translations }) => {
      const children = skillsBelow(id);
      return { label, value: id, translations, ...(children.length > 0 ? { children } : {}) };
    });
}

function record({ typeId, publishId, skills, ...sample }: SampleOccupation): OccupationResponse {
  return {
    ...sample,
    levels: nestedPath(occupationLevelId(sample.code)),
    type: { id: typeId },
    publish: { id: publishId },
    skills: JSON.stringify(skills),
    version: 1,
  };
}

/** Records and choices of the occupation screens. */
export function occupationSeed() {
  return {
    skills: skillsBelow(null),
    types: ['五级/初级工', '四级/中级工', '三级/高级工', '二级/技师', '一级/高级技师'].map((label, index) => ({
      label,
      value: 1001 + index,
    })),
    publishes: [
      { label: '2022', value: 1001 },
      { label: '2015', value: 1002 },
    ] as OptionItem[],
    records: sampleOccupations.map(record),
  };
}
