import { defineMessages } from '@college/ui/messages';

/** Built-in text of the choice between two people's versions of a syllabus. */
export const syllabusConflictMessages = defineMessages('syllabusConflict', {
  en: {
    title: 'Someone else saved this syllabus first',
    intro: 'You both changed this. Choose which version to keep; changes that only one of you made are kept.',
    scale: ({ isFiveLevel }: { isFiveLevel: boolean }) => (isFiveLevel ? 'Five-level scale' : 'Percentage scale'),
    exam: 'Exam',
    assessment: 'Assessment',
  },
  zh: {
    title: '有人先保存了这份开课说明',
    intro: '以下内容你们都改过，请逐项选择保留哪一份；只有一方改过的内容照改。',
    scale: ({ isFiveLevel }) => (isFiveLevel ? '五级分制' : '百分制'),
    exam: '考试',
    assessment: '考查',
  },
});
