import { changedMeanwhile, deletionRefusals, editionRefusals, type Bilingual } from '@college/curriculum-model';

/** The position of a graduation requirement, or of its indicator point, in a list, from 1. */
export interface RequirementPlace {
  requirement: number;
  indicator?: number;
}

/** Sentences about majors and their graduation requirements, in both languages. */
export const majorMessages = {
  changedMeanwhile: changedMeanwhile.major,
  hasCourseUnits: deletionRefusals.hasCourseUnits,
  draftStays: editionRefusals.draftStays,
  isDraft: editionRefusals.isDraft,
  hasDrafts: deletionRefusals.hasDrafts,
  notStored: (place: RequirementPlace): Bilingual => ({
    zh: `${zh(place)}不属于该专业，或已被删除。`,
    en: `${en(place)} does not belong to this major, or was deleted.`,
  }),
  listedTwice: (place: RequirementPlace): Bilingual => ({
    zh: `${zh(place)}在列表中重复。`,
    en: `${en(place)} is in the list twice.`,
  }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;

function zh({ requirement, indicator }: RequirementPlace): string {
  return indicator === undefined ? `第 ${requirement} 条毕业要求` : `第 ${requirement} 条毕业要求的第 ${indicator} 个指标点`;
}

function en({ requirement, indicator }: RequirementPlace): string {
  return indicator === undefined
    ? `Graduation requirement ${requirement}`
    : `Indicator point ${indicator} of graduation requirement ${requirement}`;
}
