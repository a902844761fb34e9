import { useId } from 'react';
import { styled } from 'styled-components';
import { Link } from '../Link';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { paintOf } from './ChartPaints';
import { chartMessages } from './messages';
import type { BarLayout, Span } from './spans';
import type { useMarkFocus } from './useMarkFocus';

/** One row of a bar chart. */
export interface BarDatum {
  id: string | number;
  label: string;
  /** Language of the label, where it is not that of the page. */
  lang?: string;
  /** One for each series. */
  values: readonly number[];
  /** Where the row leads. */
  href?: string;
}

interface BarRowProps {
  row: BarDatum;
  spans: readonly Span[];
  series: readonly { id: string; label: string }[];
  layout: BarLayout;
  /** Id of the chart's paints. */
  paints: string;
  mark: ReturnType<ReturnType<typeof useMarkFocus>>;
  write: (value: number) => string;
}

const thick = { stacked: 16, grouped: 10 };

/** A name, its bars and its numbers. Where the row leads somewhere its name has the focus, else its bars have it. */
export function BarRow({ row, spans, series, layout, paints, mark, write }: BarRowProps) {
  const text = useMessages(chartMessages);
  const barsId = useId();
  const { isCurrent, ref, onFocus, onKeyDown } = mark;
  const values = text.joined({ parts: series.map(({ label }, index) => text.of({ label, value: write(row.values[index] ?? 0) })) });
  const step = layout === 'grouped' ? thick.grouped + 2 : 0;
  const height = thick[layout] + step * Math.max(0, layout === 'grouped' ? spans.length - 1 : 0);
  const focus = row.href === undefined ? { ref, onFocus, onKeyDown, tabIndex: isCurrent ? 0 : -1 } : {};

  return (
    <tr>
      <Name scope="row" lang={row.lang}>
        {row.href === undefined ? (
          <Words>{row.label}</Words>
        ) : (
          <Link
            ref={ref}
            href={row.href}
            aria-describedby={barsId}
            excludeFromTabOrder={!isCurrent}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
          >
            <Words>{row.label}</Words>
          </Link>
        )}
      </Name>
      <td>
        <Bars {...focus} role="img" aria-labelledby={barsId} height={height}>
          <title id={barsId}>{text.row({ label: row.label, values })}</title>
          {spans.map(({ start, length }, index) => (
            <g key={series[index]?.id}>
              <rect x={`${start}%`} y={step * index} width={`${length}%`} height={thick[layout]} fill={paintOf(paints, index)} />
              {layout === 'stacked' && start > 0 && length > 0 && <Gap x={`${start}%`} height={thick[layout]} width={2} />}
            </g>
          ))}
        </Bars>
      </td>
      {series.map(({ id }, index) => (
        <td key={id} data-figure="">
          {write(row.values[index] ?? 0)}
        </td>
      ))}
    </tr>
  );
}

const Name = styled.th`
  inline-size: 30%;

  &:lang(en) {
    inline-size: 40%;
  }
`;

/** Breaks between words, and inside one only where it is longer than the column may be. */
const Words = styled.span`
  display: block;
  min-inline-size: 5em;
  max-inline-size: 18em;
  overflow-wrap: break-word;
`;

const Bars = styled.svg`
  display: block;
  inline-size: 100%;
  min-inline-size: 80px;
  border-inline-start: 1px solid ${tokens.color.rule};
  outline: none;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

/** Neighbours of like lightness stay apart by the ground between them. */
const Gap = styled.rect`
  fill: ${tokens.color.surface};
`;
