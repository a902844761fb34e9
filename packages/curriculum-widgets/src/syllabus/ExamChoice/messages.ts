import { defineMessages } from '@college/ui/messages';
import { clauseComma } from '@college/ui/words';

/** Words of the assessment method. */
export const examChoiceMessages = defineMessages('examChoice', {
  words: { comma: clauseComma },
  en: { name: 'Assessment method', exam: 'Exam', assessment: 'Assessment', clear: 'Clear the choice', none: 'not chosen yet' },
  zh: { name: '考核方式', exam: '考试', assessment: '考查', clear: '清除选择', none: '尚未选择' },
});
