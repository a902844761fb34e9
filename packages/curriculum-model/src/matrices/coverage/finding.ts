import type { Bilingual } from '../../language';
import type { ThreadItem } from '../thread/threadItem';
import type { MatrixFinding } from './matrixFinding';

/**
 * A finding whose id consists of its rule and its key, by default the subject's. Its message is computed lazily: a large matrix has hundreds of gaps that
 * are only counted after each edit.
 */
export function finding(
  rule: MatrixFinding['rule'],
  subject: ThreadItem,
  sentence: () => Bilingual,
  at: MatrixFinding['at'],
  place: string | number = subject.id,
): MatrixFinding {
  let said: Bilingual | undefined;
  return {
    id: `${rule}.${place}`,
    rule,
    subject,
    get sentence() {
      return (said ??= sentence());
    },
    at,
  };
}
