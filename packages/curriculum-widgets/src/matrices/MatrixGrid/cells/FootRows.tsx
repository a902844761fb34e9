import { relateValues } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { withLang } from '@college/ui/messages';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useLanguage } from '../../../support/useLanguage';
import type { GridLine } from '../layout/gridLines';
import type { MatrixFootCell, MatrixFootRow } from '../matrixGridProps';

interface FootRowsProps {
  /** Place of the first one among all rows, the head included. */
  rowIndex: number;
  columns: readonly GridLine[];
  rows: readonly MatrixFootRow[];
}

/** Rows of the frozen foot that say something of each column. */
export const FootRows = memo(function FootRows({ rowIndex, columns, rows }: FootRowsProps) {
  const language = useLanguage();
  return (
    <div role="rowgroup" data-part="foot" data-rows={rows.length}>
      {rows.map(({ id, label, cells }, at) => (
        <div key={id} role="row" aria-rowindex={rowIndex + at}>
          <div role="rowheader" aria-colindex={1} data-part="footLabel">
            <span>{withLang(label, language)}</span>
          </div>
          {columns.map((line, index) => footCell(line, index + 2, line.kind === 'line' ? cells[line.place] : undefined))}
        </div>
      ))}
    </div>
  );
});

function footCell(line: GridLine, columnIndex: number, cell: MatrixFootCell = {}) {
  return (
    <div
      key={line.key}
      role="gridcell"
      aria-colindex={columnIndex}
      aria-label={cell.spoken}
      title={cell.spoken}
      data-part="footCell"
      data-edge={line.isGroupEnd || undefined}
      data-different={cell.isChanged || undefined}
      data-tone={cell.tone}
    >
      {cell.relate !== undefined && <span data-relate={cell.relate} data-count={cell.count} />}
      {cell.relate === undefined && cell.count}
      {cell.effects?.map((effect) => (
        <i key={effect} data-effect={effect}>
          <Icon of={effect === 'closed' ? CircleCheck : TriangleAlert} size="small" />
        </i>
      ))}
    </div>
  );
}

/** How a column's support shows in a row of the foot: strong where there is any, else weak, else 0. */
export function footCount({ strong, weak }: { strong: number; weak: number }): Pick<MatrixFootCell, 'relate' | 'count'> {
  if (strong > 0) return { relate: relateValues.strong, count: strong };
  return weak > 0 ? { relate: relateValues.weak, count: weak } : { count: 0 };
}
