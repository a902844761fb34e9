import type { PointKsa } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { arrivedStyle } from '../../support/arrival/arrivedStyle';
import { useArrivalRow } from '../../support/arrival/useArrivalRow';
import { PlaceMark } from '../../support/placeMarks/PlaceMark';
import { Muted } from '../../support/textParts';

interface PointRowProps {
  point: PointKsa;
  /** Its number on the screen, from 1. */
  number: number;
  hasKsa: boolean;
  /** What a link led to in this row: the point, or the KSA item at this place. */
  arrival?: PointArrival;
}

/** A visit to a point, or to one of its KSA items. */
export interface PointArrival {
  visit: object;
  ksa?: number;
}

/** One point and the KSA items that support it, one under the other. */
export function PointRow({ point, number, hasKsa, arrival }: PointRowProps) {
  const row = useArrivalRow<HTMLTableRowElement>(arrival?.ksa === undefined ? arrival?.visit : undefined);
  return (
    <Row {...row}>
      <Muted as="td" data-part="number">
        {number}
      </Muted>
      <td>
        {point.title}
        <PlaceMark kind="point" id={point.id} name={point.title} />
      </td>
      <Muted as="td">
        <Cut title={point.description}>{point.description}</Cut>
      </Muted>
      {hasKsa && (
        <td>
          {point.ksa.length > 0 && (
            <Items>
              {point.ksa.map((item, index) => (
                <KsaLine key={index} item={item} visit={arrival?.ksa === index ? arrival.visit : undefined} />
              ))}
            </Items>
          )}
        </td>
      )}
    </Row>
  );
}

function KsaLine({ item, visit }: { item: PointKsa['ksa'][number]; visit: object | undefined }) {
  const line = useArrivalRow<HTMLLIElement>(visit);
  return (
    <Line {...line}>
      <Code>{item.level > 0 ? `${item.title}${item.level}` : item.title}</Code>
      <span>{item.description}</span>
    </Line>
  );
}

const Row = styled.tr`
  ${arrivedStyle}
`;

const Cut = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media print {
    white-space: normal;
  }
`;

const Items = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  ${arrivedStyle}
`;

const Code = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;
