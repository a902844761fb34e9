import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

/** Built-in text of `TermHint`: one sentence or two for each word that only this trade knows. */
export const termHintMessages = defineMessages('termHint', {
  words: {
    point: domainTerms.point,
    ksa: domainTerms.ksa,
    indicatorPoint: domainTerms.indicatorPoint,
    strongSupport: domainTerms.strongSupport,
    weakSupport: domainTerms.weakSupport,
  },
  en: {
    pointMeaning:
      'A course point is a knowledge point of the course, numbered in its order: point 1, point 2. In the course matrix, points support the teaching goals.',
    ksaMeaning:
      'KSA items are the knowledge (K), the skills (S) and the abilities (A) that a point is made of. In the project matrix they support the task goals.',
    indicatorPointMeaning:
      'An indicator point is one part of a graduation requirement that can be observed and assessed, such as 1.1 or 1.2. Teaching goals are written under indicator points.',
    strongSupportMeaning:
      '★ says that what stands in the row is a main basis for what stands in the column. Attainment is judged on courses with strong support.',
    weakSupportMeaning: '☆ says that what stands in the row contributes to what stands in the column, but is not enough by itself.',
  },
  zh: {
    pointMeaning: '课点是课程的知识点，按先后编号：课点1、课点2。在课程矩阵中，课点支撑教学目标。',
    ksaMeaning: 'KSA 是课点所包含的知识（K）、技能（S）和能力（A）。在项目矩阵中，KSA 支撑任务目标。',
    indicatorPointMeaning: '指标点是毕业要求中可以观察、可以评价的一部分，编号如 1.1、1.2。教学目标写在指标点之下。',
    strongSupportMeaning: '★ 表示行中的内容是达成列中内容的主要依据。达成评价以强支撑课程为依据。',
    weakSupportMeaning: '☆ 表示行中的内容有助于达成列中的内容，但只靠它还不够。',
  },
});
