import { Star } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { ConflictItem } from './conflictItems';

/** What one side has in a cell, drawn as in the matrix: star, muted code, name, one a line. */
export function ConflictCell({ items, blank }: { items: readonly ConflictItem[]; blank: string }) {
  if (items.length === 0) return <Blank>{blank}</Blank>;
  return (
    <Lines>
      {items.map(({ id, relate, code, label }) => (
        <li key={id}>
          {relate !== undefined && <Star kind={relate === 0 ? 'strong' : 'weak'} />}
          {code && <Code>{code}</Code>}
          <span>{label}</span>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  white-space: normal;
  overflow-wrap: anywhere;

  > li {
    display: flex;
    align-items: baseline;
    gap: ${tokens.space[2]};
    min-block-size: 24px;
  }
`;

const Code = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Blank = styled.span`
  color: ${tokens.color.textMuted};
`;
