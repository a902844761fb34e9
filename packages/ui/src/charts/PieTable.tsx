import { useMessages } from '../messages';
import { ChartTable, Labelled } from './chartParts';
import { chartMessages } from './messages';
import type { ChartPart } from './shares';
import { Swatch } from './Swatch';

interface PieTableProps {
  title: string;
  parts: readonly ChartPart[];
  /** Id of the chart's paints. */
  paints: string;
  labelHeader: string;
  valueHeader: string;
  write: (value: number) => string;
  /** The sum, written. */
  total: string;
  activeId: string | number | null;
  onActiveChange: (id: string | number | null) => void;
}

/** The pie as a table, and its legend: parts that the pie combines are listed by name. */
export function PieTable({ title, parts, paints, labelHeader, valueHeader, write, total, activeId, onActiveChange }: PieTableProps) {
  const text = useMessages(chartMessages);
  const isNothing = parts.every(({ value }) => value === 0);
  const shareOf = (percent: number) => (isNothing ? '–' : `${percent}%`);
  return (
    <ChartTable aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          <th scope="col" data-figure="">
            {valueHeader}
          </th>
          <th scope="col" data-figure="">
            {text.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.flatMap((part) => [
          <tr
            key={part.id}
            data-active={activeId === part.id || undefined}
            onPointerEnter={() => onActiveChange(part.id)}
            onPointerLeave={() => onActiveChange(null)}
          >
            <th scope="row">
              <Labelled>
                <Swatch paints={paints} paint={part.paint} />
                {part.label}
              </Labelled>
            </th>
            <td data-figure="">{write(part.value)}</td>
            <td data-figure="">{shareOf(part.percent)}</td>
          </tr>,
          ...part.held.map(({ id, label, value, percent }) => (
            <tr key={`rest ${id}`} data-held="">
              <th scope="row">{label}</th>
              <td data-figure="">{write(value)}</td>
              <td data-figure="">{shareOf(percent)}</td>
            </tr>
          )),
        ])}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <td data-figure="">{total}</td>
          <td data-figure="">{isNothing ? '–' : '100%'}</td>
        </tr>
      </tfoot>
    </ChartTable>
  );
}
