import { relateValues } from '@college/curriculum-model';
import type { MatrixCount } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';
import type { CellElement } from './cellElement';
import { countWords } from './spoken';

/** Which supports a row of the foot counts. */
export type CountedSupport = 'strong' | 'weak';

/** How many strong or weak supports a line has: the strong ones also where there are none, in the colour of that gap, which only the row of strong ones speaks of. */
export function supportCountElement(
  count: MatrixCount | undefined,
  counted: CountedSupport,
  line: { key: string; isGroupEnd: boolean },
  columnIndex: number,
  part: 'count' | 'columnCount',
  text: MatrixGridText,
): CellElement {
  const number = count?.[counted] ?? 0;
  const gap = counted === 'strong' ? count?.gap : undefined;
  const words = counted === 'strong' ? count && countWords(count, text) : text.countWeak({ weak: number });
  return (
    <div
      key={line.key}
      role="gridcell"
      aria-colindex={columnIndex}
      aria-label={words}
      data-part={part}
      data-edge={line.isGroupEnd || undefined}
      title={gap?.text}
    >
      {number > 0 && <span data-relate={relateValues[counted]} data-count={number} />}
      {number === 0 && counted === 'strong' && <span data-gap={gap?.tone}>0</span>}
    </div>
  );
}
