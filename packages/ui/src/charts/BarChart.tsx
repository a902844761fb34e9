import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useNumberFormatter } from 'react-aria';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { useMessages } from '../messages';
import { screenOnly } from '../print/printRules';
import { usePrinting } from '../print/usePrinting';
import { VisuallyHidden } from '../VisuallyHidden';
import { BarRow, type BarDatum } from './BarRow';
import { ChartPaints } from './ChartPaints';
import { Caption, ChartTable, Figure, Labelled } from './chartParts';
import { chartMessages } from './messages';
import { spansOf, type BarLayout } from './spans';
import { Swatch } from './Swatch';
import { useMarkFocus } from './useMarkFocus';

export interface BarChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** What is compared. */
  title: string;
  /** The rows in their order. */
  rows: readonly BarDatum[];
  /** What the values of a row are, in their order. */
  series: readonly { id: string; label: string }[];
  /** Head of the column of names. */
  labelHeader: string;
  /**
   * Whether the values of a row add up to something.
   * @default 'stacked'
   */
  layout?: BarLayout;
  /** The largest value that is possible, such as 100 for percentages. @default the longest row */
  mostValue?: number;
  /**
   * Rows shown at first; the others are one act away, and on paper all are there.
   * @default 12
   */
  shownRows?: number;
  /** How a value is written. @default the number in the reader's language */
  formatValue?: (value: number) => string;
  /** Draws the title and the labels of the series, such as with words that open their meaning. @default as they are */
  renderWords?: (words: string) => ReactNode;
}

/** Values side by side: each row has its name, its bars and its numbers. */
export function BarChart(props: BarChartProps) {
  const { title, rows, series, labelHeader, layout = 'stacked', mostValue, shownRows = 12, formatValue, ...others } = props;
  const { renderWords = (words) => words, ...rest } = others;
  const text = useMessages(chartMessages);
  const paints = useId();
  const numbers = useNumberFormatter();
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const shown = isWhole || isPrinting ? rows : rows.slice(0, shownRows);
  // All rows share one scale, those that are not shown too: showing them moves nothing.
  const spans = spansOf(
    rows.map(({ values }) => values),
    { layout, most: mostValue },
  );
  const markAt = useMarkFocus(shown.length);

  return (
    <Figure {...rest}>
      <Caption>{renderWords(title)}</Caption>
      <Definitions aria-hidden="true">
        <ChartPaints id={paints} />
      </Definitions>
      <ChartTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{labelHeader}</th>
            <BarHead scope="col">
              <VisuallyHidden>{text.bar}</VisuallyHidden>
            </BarHead>
            {series.map(({ id, label }, index) => (
              <th key={id} scope="col" data-figure="">
                <Labelled>
                  <Swatch paints={paints} paint={index} />
                  {renderWords(label)}
                </Labelled>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <BarRow
              key={row.id}
              row={row}
              spans={spans[index] ?? []}
              series={series}
              layout={layout}
              paints={paints}
              mark={markAt(index)}
              write={formatValue ?? ((value) => numbers.format(value))}
            />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={series.length + 2}>{text.noData}</td>
            </tr>
          )}
        </tbody>
      </ChartTable>
      {rows.length > shownRows && (
        <More variant="link" onPress={() => setWhole(!isWhole)}>
          {isWhole ? text.showFewer({ count: shownRows }) : text.showAll({ count: rows.length })}
        </More>
      )}
    </Figure>
  );
}

const Definitions = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;
`;

const BarHead = styled.th`
  position: relative;
  inline-size: 70%;
  min-inline-size: 96px;
`;

const More = styled(Button)`
  justify-self: start;
  ${screenOnly}
`;
