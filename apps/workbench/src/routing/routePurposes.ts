import { defineMessages } from '@college/ui/messages';

/** What an address is for whose page this version does not hold, in one sentence each. */
export const routePurposes = defineMessages('routePurposes', {
  en: {
    teachStandard: 'The national teaching quality standard of undergraduate majors is read here.',
    learning: 'The courses that concern you are read here with their goals, points and tasks.',
  },
  zh: {
    teachStandard: '这里阅读本科专业类教学质量国家标准。',
    learning: '这里阅读与您有关的课程及其教学目标、课点和任务。',
  },
});
