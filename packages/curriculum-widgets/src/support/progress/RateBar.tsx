import { tokens } from '@college/ui/theme';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

/** How complete something is, as a bar and a figure; nothing where there is nothing to complete. */
export function RateBar({ rate }: { rate: number | null | undefined }) {
  if (rate === null || rate === undefined) return null;
  return (
    <Rate data-complete={rate === 100 || undefined}>
      <Track>
        <i style={{ '--rate': `${rate}%` } as CSSProperties} />
      </Track>
      <span>{rate}%</span>
    </Rate>
  );
}

const Rate = styled.span`
  display: grid;
  grid-template-columns: minmax(32px, 56px) 4ch;
  align-items: center;
  gap: ${tokens.space[2]};
  font-variant-numeric: tabular-nums;

  &[data-complete] {
    color: ${tokens.color.success};
  }
`;

const Track = styled.span`
  display: block;
  block-size: 4px;
  background: ${tokens.color.track};

  > i {
    display: block;
    inline-size: var(--rate);
    block-size: 100%;
    background: ${tokens.color.strong};
    print-color-adjust: exact;
  }
  [data-complete] > & > i {
    background: ${tokens.color.success};
  }
`;
