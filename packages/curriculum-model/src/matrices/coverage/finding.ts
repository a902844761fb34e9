import type { Bilingual } from '../../language';
import type { ThreadItem } from '../thread/threadItem';
import type { MatrixFinding } from './matrixFinding';

/**
 * A finding with an id made of its rule and its place, the subject's unless another is given. Its sentence is made when it is read:
 * a large matrix has hundreds of gaps that are only counted after each edit.
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
