import type { PointKsa } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Button } from '@college/ui/Button';
import { printRules, screenOnly, usePrinting } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useArrival } from '../../support/arrival/ArrivalContext';
import { arrivalPlace } from './arrivalPlace';
import { pointsPreviewMessages } from './messages';
import { PointRow } from './PointRow';

/** How many points are shown before "Show more". */
export const SHORT_LIST = 5;

export interface PointsPreviewProps {
  /** The points in their order, each with the KSA items that support it. */
  points: readonly PointKsa[];
  /**
   * `point` is a list without KSA, which has no column for them.
   * @default 'pointksa'
   */
  kind?: 'pointksa' | 'point';
  /**
   * Whether all points show at first, instead of the first five.
   * @default false
   */
  defaultExpanded?: boolean;
}

/** Points against the KSA that support them (core §2); it scrolls inside 400 px, and is printed whole. */
export function PointsPreview({ points, kind = 'pointksa', defaultExpanded = false }: PointsPreviewProps) {
  const text = useMessages(pointsPreviewMessages);
  const [isExpanded, setIsExpanded] = useState(defaultExpanded);
  const isWhole = usePrinting() || isExpanded;
  const arrival = useArrival('point', 'ksa');
  const arrivedAt = arrival ? arrivalPlace(points, arrival) : null;
  const [unfoldedFor, setUnfoldedFor] = useState<typeof arrival>();
  const id = useId();
  const label = kind === 'pointksa' ? text.label : text.labelPoints;
  const hasKsa = kind === 'pointksa';
  const hidden = points.length - SHORT_LIST;
  // A link leads to a row that may be folded away.
  if (arrival !== unfoldedFor) {
    setUnfoldedFor(arrival);
    if (arrivedAt && arrivedAt.row >= SHORT_LIST) setIsExpanded(true);
  }
  if (points.length === 0) return <EmptyState title={text.none} hint={text.noneHint} mark={null} />;
  return (
    <div>
      <Scroller tabIndex={0} role="group" aria-label={label} data-scroller="">
        <Table id={id} aria-label={label} data-kind={kind}>
          <thead>
            <tr>
              <th scope="col" data-part="number">
                {text.number}
              </th>
              <th scope="col" data-part="name">
                {text.name}
              </th>
              <th scope="col">{text.description}</th>
              {hasKsa && (
                <th scope="col" data-part="ksa">
                  {text.ksa}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {(isWhole ? points : points.slice(0, SHORT_LIST)).map((point, index) => (
              <PointRow
                key={index}
                point={point}
                number={index + 1}
                hasKsa={hasKsa}
                arrival={arrival && arrivedAt?.row === index ? { visit: arrival, ksa: arrivedAt.ksa } : undefined}
              />
            ))}
          </tbody>
        </Table>
      </Scroller>
      {hidden > 0 && (
        <More variant="ghost" size="small" aria-expanded={isExpanded} aria-controls={id} onPress={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? text.fewer : text.more({ count: hidden })}
          <Icon of={isExpanded ? ChevronUp : ChevronDown} size="small" />
        </More>
      )}
    </div>
  );
}

const Scroller = styled.div`
  position: relative;
  max-block-size: 400px;
  overflow: auto;
  border-block-start: 1px solid ${tokens.color.rule};
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media print {
    max-block-size: none;
    overflow: visible;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  /* Descriptions stay readable: a narrow page scrolls the table. */
  &[data-kind='pointksa'] {
    min-inline-size: 640px;
  }
  th,
  td {
    block-size: ${tokens.density.row};
    padding: ${tokens.space[1]} ${tokens.density.cellX};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    padding-block: calc((${tokens.density.row} - 20px) / 2);
    vertical-align: top;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${tokens.z.frozen};
    border-block-end-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surface};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    white-space: nowrap;
  }
  [data-part='number'] {
    inline-size: 56px;
    text-align: end;
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='name'] {
    inline-size: 168px;
  }
  [data-part='ksa'] {
    inline-size: 256px;
  }

  ${printRules}

  @media print {
    &[data-kind='pointksa'] {
      min-inline-size: 0;
    }
    thead th {
      position: static;
    }
    [data-part='number'] {
      inline-size: 40px;
    }
    [data-part='name'] {
      inline-size: 24%;
    }
    [data-part='ksa'] {
      inline-size: 38%;
    }
  }
`;

const More = styled(Button)`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  ${screenOnly}
`;
