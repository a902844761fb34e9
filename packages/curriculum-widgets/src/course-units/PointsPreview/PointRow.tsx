import type { PointKsa } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

interface PointRowProps {
  point: PointKsa;
  /** Its number on the screen, from 1. */
  number: number;
  hasKsa: boolean;
}

/** One point and the KSA items that support it, one under the other. */
export function PointRow({ point, number, hasKsa }: PointRowProps) {
  return (
    <tr>
      <Muted data-part="number">{number}</Muted>
      <td>{point.title}</td>
      <Muted>
        <Cut title={point.description}>{point.description}</Cut>
      </Muted>
      {hasKsa && (
        <td>
          {point.ksa.length > 0 && (
            <Items>
              {point.ksa.map((item, index) => (
                <li key={index}>
                  <Code>{item.level > 0 ? `${item.title}${item.level}` : item.title}</Code>
                  <span>{item.description}</span>
                </li>
              ))}
            </Items>
          )}
        </td>
      )}
    </tr>
  );
}

const Muted = styled.td`
  color: ${tokens.color.textMuted};
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

  > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
  }
`;

const Code = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;
