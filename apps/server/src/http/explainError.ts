import { fieldFindings, type Bilingual } from '@college/curriculum-model';
import type { z } from 'zod';

/** Sentences of a resource for fields left blank, by path such as `course.name`, where the specification words them itself. */
export type BlankSentences = Readonly<Record<string, Bilingual>>;

/** The first thing wrong with a request, naming the field. */
export function explainError(error: z.ZodError, blank: BlankSentences = {}): Bilingual {
  const issue = error.issues[0];
  const own = issue?.code === 'too_small' ? blank[issue.path.join('.')] : undefined;
  return own ?? fieldFindings(error)[0]?.sentence ?? { zh: '提交的内容不正确', en: 'What was sent is not correct' };
}
