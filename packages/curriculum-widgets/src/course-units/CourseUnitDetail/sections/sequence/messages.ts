import { courseSequenceFields, labelsOf } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { listComma, retry } from '@college/ui/words';

/** Built-in text of a course's place in the plan; a server's `localize.values` may replace any of it by `courseSequence.<key>`. */
export const courseSequenceMessages = defineMessages('courseSequence', {
  words: { listComma, retry },
  en: {
    ...labelsOf(courseSequenceFields, 'en'),
    title: 'Place in the plan',
    noTerm: 'In no term yet',
    add: 'Choose a course',
    take: ({ name }: { name: string }) => `Take out ${name}`,
    unlisted: ({ id }: { id: number }) => `Course ${id}`,
    failed: 'The courses of the major could not be loaded.',
  },
  zh: {
    ...labelsOf(courseSequenceFields, 'zh'),
    title: '修读安排',
    noTerm: '尚未安排',
    add: '选择课程',
    take: ({ name }) => `移除「${name}」`,
    unlisted: ({ id }) => `课程 ${id}`,
    failed: '没有取到本专业的课程。',
  },
});
