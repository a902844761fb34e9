import { useId, useState, type ComponentPropsWithRef } from 'react';
import { useNumberFormatter } from 'react-aria';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { Caption, Figure } from './chartParts';
import { paintCount } from './ChartPaints';
import { chartMessages } from './messages';
import { PieDrawing } from './PieDrawing';
import { PieMarks } from './PieMarks';
import { PieTable } from './PieTable';
import { partsOf, type ChartDatum } from './shares';

export interface PieChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** What the shares are of. */
  title: string;
  /** The parts of the whole. */
  data: readonly ChartDatum[];
  /** Head of the column of names. */
  labelHeader: string;
  /** Head of the column of values. */
  valueHeader: string;
  /**
   * The number of slices, 2 to 8; the smallest of a longer list become one, and the table names them.
   * @default 8
   */
  mostParts?: number;
  /** How a value is written. @default the number in the reader's language */
  formatValue?: (value: number) => string;
}

/** Shares of a whole as a pie, with a table of the numbers. */
export function PieChart({ title, data, labelHeader, valueHeader, mostParts = 8, formatValue, ...rest }: PieChartProps) {
  const text = useMessages(chartMessages);
  const paints = useId();
  const numbers = useNumberFormatter();
  const [activeId, setActiveId] = useState<string | number | null>(null);
  const most = Math.min(paintCount, Math.max(2, mostParts));
  const parts = partsOf(data, { most, rest: text.rest({ count: data.length - most + 1 }) });
  const drawn = parts.filter(({ value }) => value > 0);
  const write = formatValue ?? ((value: number) => numbers.format(value));
  const total = write(parts.reduce((sum, { value }) => sum + value, 0));
  const labelOf = (part: (typeof parts)[number]) => text.part({ label: part.label, value: write(part.value), percent: `${part.percent}%` });
  const sentence = text.sentence({ title, total, parts: drawn.length > 0 ? text.joined({ parts: drawn.map(labelOf) }) : text.noData });

  return (
    <Figure {...rest}>
      <Caption>{title}</Caption>
      <Sides>
        <Round>
          <PieDrawing parts={drawn} paints={paints} sentence={sentence} />
          <PieMarks parts={drawn} labelOf={labelOf} label={text.slices({ title })} activeId={activeId} onActiveChange={setActiveId} />
        </Round>
        <PieTable
          title={title}
          parts={parts}
          paints={paints}
          labelHeader={labelHeader}
          valueHeader={valueHeader}
          write={write}
          total={total}
          activeId={activeId}
          onActiveChange={setActiveId}
        />
      </Sides>
    </Figure>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 208px) minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[4]};

  @media print {
    break-inside: avoid;
  }
  @container (max-inline-size: 440px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;

const Round = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: 208px;
`;
