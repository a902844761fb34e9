import { fieldFindings, type Bilingual, type FieldNames } from '@college/curriculum-model';
import type { z } from 'zod';

/**
 * Sentences of a resource for fields left blank, where the specification words them itself: by path such as `course.name`, or
 * `*.description` for every entry of a list.
 */
export type BlankSentences = Readonly<Record<string, Bilingual>>;

/** The call's own messages for invalid values. */
export interface Wording {
  blank?: BlankSentences;
  fieldNames?: FieldNames;
}

/** The first thing wrong with a request, naming the field. */
export function explainError(error: z.ZodError, sent: unknown, { blank = {}, fieldNames }: Wording = {}): Bilingual {
  const issue = error.issues[0];
  const own = issue?.code === 'too_small' ? blank[placeOf(issue.path)] : undefined;
  return own ?? fieldFindings(error, fieldNames, sent)[0]?.sentence ?? { zh: '提交的内容不正确', en: 'What was sent is not correct' };
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
}
