import type { Ref, SVGProps } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface MarkProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  /**
   * `filled` is the product's mark; `empty`, dashed and 48 px, marks empty states.
   * @default 'filled'
   */
  variant?: 'filled' | 'empty';
  ref?: Ref<SVGSVGElement>;
}

/** The product's mark: a writing-grid square with one filled quarter. It is ink, never accent, and decoration unless `aria-label` names it. */
export function Mark({ variant = 'filled', ...rest }: MarkProps) {
  const named = rest['aria-label'] !== undefined;
  const spoken = { role: named ? 'img' : undefined, 'aria-hidden': named ? undefined : true };
  if (variant === 'empty') {
    return (
      <Grid {...spoken} {...rest} viewBox="0 0 48 48" data-variant="empty">
        <rect x=".5" y=".5" width="47" height="47" strokeWidth="1" />
        <path d="M24 1v46M1 24h46" strokeWidth="1" strokeDasharray="3 3" />
      </Grid>
    );
  }
  return (
    <Grid {...spoken} {...rest} viewBox="0 0 16 16" data-variant="filled">
      <rect x=".75" y=".75" width="14.5" height="14.5" strokeWidth="1.5" />
      <path d="M8 1v14M1 8h14" strokeWidth="1" />
      <rect x="8" y="1" width="7" height="7" fill="currentColor" stroke="none" />
    </Grid>
  );
}

const Grid = styled.svg`
  display: block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  fill: none;
  stroke: currentColor;

  &[data-variant='empty'] {
    inline-size: 48px;
    block-size: 48px;
    color: ${tokens.color.borderControl};
  }
`;
