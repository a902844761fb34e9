import {
  occupationClasses,
  occupationLevelId,
  parentCode,
  type OccupationResponse,
  type OccupationSkill,
  type OptionItem,
} from '@college/curriculum-model';
import { sampleOccupations, sampleSkills, type SampleOccupation } from '@college/curriculum-model/fixtures';

function pathTo(code: string): OptionItem[] {
  const entry = occupationClasses.find((one) => one.code === code);
  return entry ? [...pathTo(parentCode(code)), { label: entry.zh, value: occupationLevelId(code) }] : [];
}

/** The nested categories above and at one level, as records carry them. */
export function nestedPath(levelId: number): OptionItem[] {
  const path = pathTo(occupationClasses[levelId - 1001]?.code ?? '');
  return path.reduceRight<OptionItem[]>((children, option) => [{ ...option, ...(children.length > 0 ? { children } : {}) }], []);
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
    publishes: [
      { label: '2022', value: 1001 },
      { label: '2015', value: 1002 },
    ] as OptionItem[],
    records: sampleOccupations.map(record),
  };
}
