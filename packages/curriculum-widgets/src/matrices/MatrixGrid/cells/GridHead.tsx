import { memo } from 'react';
import { spansOf, type GridLine } from '../layout/gridLines';
import { GroupToggle } from './GroupToggle';
import { HeadContent } from './HeadContent';
import type { MatrixDiscussions, MatrixFound, MatrixSpots } from '../matrixGridProps';
import type { MatrixGridText } from '../messages';

interface GridHeadProps {
  columns: readonly GridLine[];
  /** The columns drawn: from, before. */
  from: number;
  to: number;
  hasGroups: boolean;
  corner?: string;
  hasCount: boolean;
  /** Whether the cells are squares; a code then stands for its column. */
  isSquares: boolean;
  countLabel: string;
  currentColumns: ReadonlySet<string>;
  /** Columns of figures, set to the right. */
  endColumns: ReadonlySet<string>;
  discussions: Pick<MatrixDiscussions, 'columns' | 'groups'> | undefined;
  findings: Pick<MatrixSpots<MatrixFound>, 'columns' | 'groups'> | undefined;
  text: MatrixGridText;
}

/** The frozen head: groups over columns. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const {
    columns,
    from: first,
    to,
    hasGroups,
    corner,
    hasCount,
    isSquares,
    countLabel,
    currentColumns,
    endColumns,
    discussions,
    findings,
    text,
  } = props;
  const cornerCell = (
    <div role="columnheader" aria-colindex={1} aria-rowspan={hasGroups ? 2 : undefined} data-part="corner">
      {corner}
    </div>
  );
  const countHead = hasCount && (
    <div role="columnheader" aria-colindex={columns.length + 2} aria-rowspan={hasGroups ? 2 : undefined} data-part="count">
      {countLabel}
    </div>
  );
  return (
    <div role="rowgroup" data-part="head" data-groups={hasGroups || undefined}>
      {hasGroups && (
        <div role="row" aria-rowindex={1}>
          {cornerCell}
          {spansOf(columns)
            .filter(({ from, count }) => from < to && from + count > first)
            .map(({ key, group, from, count, isClosed }) => (
              <div
                key={key}
                role="columnheader"
                aria-colindex={from + 2}
                aria-colspan={count}
                aria-rowspan={isClosed ? 2 : undefined}
                data-part={isClosed ? 'closedHead' : 'groupHead'}
                data-from={from}
                data-to={from + count - 1}
                data-change={group?.mark}
                title={group?.tooltip ?? group?.label}
                style={{ gridColumn: `${from + 2} / span ${count}` }}
              >
                {group && (
                  <GroupToggle
                    group={group}
                    isClosed={isClosed}
                    count={count}
                    discussed={discussions?.groups.get(group.id)}
                    found={findings?.groups.get(group.id)}
                    text={text}
                  />
                )}
              </div>
            ))}
          {countHead}
        </div>
      )}
      <div role="row" aria-rowindex={hasGroups ? 2 : 1}>
        {!hasGroups && cornerCell}
        {columns.map(
          (line, index) =>
            line.kind === 'line' &&
            index >= first &&
            index < to && (
              <div
                key={line.key}
                role="columnheader"
                aria-colindex={index + 2}
                data-part="columnHead"
                data-id={line.key}
                data-from={index}
                data-to={index}
                data-edge={line.isGroupEnd || undefined}
                data-align={endColumns.has(line.key) ? 'end' : undefined}
                data-upright={line.head.code ? undefined : ''}
                data-change={line.head.mark}
                data-current={currentColumns.has(line.key) || undefined}
                title={line.head.tooltip ?? line.head.label}
                style={{ gridColumnStart: index + 2 }}
              >
                <HeadContent
                  head={line.head}
                  isNarrow={isSquares}
                  text={text}
                  discussed={discussions?.columns.get(line.key)}
                  found={findings?.columns.get(line.key)}
                />
              </div>
            ),
        )}
        {!hasGroups && countHead}
      </div>
    </div>
  );
});
