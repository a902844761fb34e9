import { joinNames, type Bilingual } from '../../language';
import type { SupportCount } from '../../matrices';
import * as terms from '../../terms';
import type { ChangeTopic, ChangeWay } from '../describe';
import { editionFieldNames } from '../editionRefusals';

/** What a change is about, as the revision comparison table names it. */
export const changeTopicNames: Readonly<Record<ChangeTopic, Bilingual>> = {
  major: terms.major,
  requirement: terms.graduationRequirement,
  indicator: terms.indicatorPoint,
  support: { zh: '支撑关系', en: 'Support' },
  course: terms.course,
  goal: terms.teachingGoal,
  chapter: { zh: '章节与学时', en: 'Chapters and hours' },
  point: terms.pointsAndKsa,
  courseMatrix: terms.courseMatrix,
  projectMatrix: terms.projectMatrix,
  syllabus: terms.syllabus,
};

/** How something changed. */
export const changeWayNames: Readonly<Record<ChangeWay, Bilingual>> = {
  added: { zh: '新增', en: 'Added' },
  removed: { zh: '删除', en: 'Removed' },
  changed: { zh: '修改', en: 'Changed' },
  renamed: { zh: '更名', en: 'Renamed' },
  renumbered: { zh: '仅编号', en: 'Number only' },
  moved: { zh: '移动', en: 'Moved' },
  ordered: { zh: '调整顺序', en: 'Reordered' },
  split: { zh: '拆分', en: 'Split' },
  merged: { zh: '合并', en: 'Merged' },
  strengthened: { zh: '强度加强', en: 'Strengthened' },
  weakened: { zh: '强度减弱', en: 'Weakened' },
};

/** Words of the paper. */
export const revisionWords = {
  title: { zh: '修订对照表', en: 'Revision comparison table' },
  versions: { zh: '版本', en: 'Editions' },
  entryYear: editionFieldNames.entryYear,
  date: { zh: '生成日期', en: 'Date' },
  totals: { zh: '变更合计', en: 'Changes' },
  changes: { zh: '变更', en: 'Changes' },
  number: { zh: '序号', en: 'No.' },
  kind: { zh: '类别', en: 'Kind' },
  place: { zh: '位置', en: 'Place' },
  before: { zh: '修订前', en: 'Before' },
  after: { zh: '修订后', en: 'After' },
  change: { zh: '修订方式', en: 'Change' },
  reason: { zh: '修订理由与依据', en: 'Reason' },
  effect: { zh: '影响', en: 'Effect' },
  author: { zh: '提出人/日期', en: 'By, date' },
  noChanges: { zh: '没有变更', en: 'No changes' },
  matrix: { zh: '专业矩阵对照', en: 'Comparison of the major matrices' },
  noMatrixChanges: { zh: '支撑关系没有变化', en: 'No support changed' },
} as const satisfies Record<string, Bilingual>;

/** Who signs. */
export const revisionSignatures: readonly Bilingual[] = [
  { zh: '专业负责人', en: 'Head of the major' },
  { zh: '学院', en: 'School' },
  { zh: '教务处', en: 'Office of academic affairs' },
];

interface SupportCounts {
  number: string;
  before: SupportCount;
  after: SupportCount;
}

/** 4.1 强支撑 1 → 2. */
export function supportEffect({ number, before, after }: SupportCounts): Bilingual {
  const names = { strong: terms.strongSupportInText, weak: terms.weakSupportInText };
  const counts = (language: keyof Bilingual) =>
    (['strong', 'weak'] as const)
      .filter((strength) => before[strength] !== after[strength])
      .map((strength) => `${names[strength][language]} ${before[strength]} → ${after[strength]}`);
  const sentence = (language: keyof Bilingual) => `${number} ${joinNames(counts(language), language)}`;
  return { zh: sentence('zh'), en: sentence('en') };
}
