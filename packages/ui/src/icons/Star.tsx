import type { Ref, SVGProps } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { iconMessages } from './messages';

/** The outline of every star, in a view box of 16, for lists that render thousands of them as plain elements. */
export const starOutline = 'M8 1.6l1.95 4.1 4.45.6-3.25 3.1.8 4.45L8 11.7l-3.95 2.15.8-4.45L1.6 6.3l4.45-.6z';

export interface StarProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children' | 'kind'> {
  /** Filled for strong, hollow for weak, dashed for a suggestion that nobody has accepted yet. */
  kind: 'strong' | 'weak' | 'suggested';
  /**
   * 14 px in lists and cells, 12 px in counts.
   * @default 'regular'
   */
  size?: 'small' | 'regular';
  ref?: Ref<SVGSVGElement>;
}

/**
 * The star of a strength: one outline for all kinds, so that they are equal in every font.
 * Its accessible name is ★ or ☆ unless `aria-label` says more; `aria-hidden` hides it next to a text.
 */
export function Star({ kind, size = 'regular', ...rest }: StarProps) {
  const text = useMessages(iconMessages);
  const hidden = rest['aria-hidden'] === true || rest['aria-hidden'] === 'true';
  return (
    <Outline
      role={hidden ? undefined : 'img'}
      aria-label={hidden ? undefined : text[kind]}
      {...rest}
      viewBox="0 0 16 16"
      data-kind={kind}
      data-size={size}
    >
      <path d={starOutline} />
    </Outline>
  );
}

const Outline = styled.svg`
  display: inline-block;
  flex: none;
  inline-size: 14px;
  block-size: 14px;
  vertical-align: -2px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.25;
  stroke-linejoin: round;

  &[data-kind='strong'] {
    color: ${tokens.color.strong};
    fill: currentColor;
  }

  &[data-kind='weak'] {
    color: ${tokens.color.weak};
  }

  &[data-kind='suggested'] {
    color: ${tokens.color.suggested};
    stroke-dasharray: 1.8 1.5;
  }

  &[data-size='small'] {
    inline-size: 12px;
    block-size: 12px;
    vertical-align: -1px;
  }
`;
