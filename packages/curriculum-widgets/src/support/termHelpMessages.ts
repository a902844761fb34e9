import { defineMessages } from '@college/ui/messages';

/** What the two terms mean of which only this trade knows. */
export const termHelpMessages = defineMessages('termHelp', {
  en: {
    ask: 'What are points and KSA?',
    point:
      'A course point is a knowledge point of the course, numbered in its order: point 1, point 2. In the course matrix, points support the teaching goals.',
    ksa: 'KSA items are the knowledge (K), the skills (S) and the abilities (A) that a point is made of. In the project matrix they support the task goals.',
  },
  zh: {
    ask: '什么是课点和 KSA？',
    point: '课点是课程的知识点，按先后编号：课点1、课点2。在课程矩阵中，课点支撑教学目标。',
    ksa: 'KSA 是课点所包含的知识（K）、技能（S）和能力（A）。在项目矩阵中，KSA 支撑任务目标。',
  },
});
