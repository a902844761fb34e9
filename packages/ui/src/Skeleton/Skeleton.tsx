import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Length of the bar: pixels or any CSS length. @default '100%' */
  width?: number | string;
  /** Height of the bar: pixels or any CSS length. @default 12 */
  height?: number | string;
}

/** A static placeholder bar for a line of text. Announce the loading state on the element around it. */
export function Skeleton({ width = '100%', height = 12, style, ...rest }: SkeletonProps) {
  const size = { '--bar-width': lengthOf(width), '--bar-height': lengthOf(height), ...style } as CSSProperties;
  return <Bar aria-hidden="true" {...rest} style={size} />;
}

function lengthOf(value: number | string) {
  return typeof value === 'number' ? `${value}px` : value;
}

const Bar = styled.span`
  display: block;
  inline-size: var(--bar-width);
  block-size: var(--bar-height);
  max-inline-size: 100%;
  border-radius: ${tokens.radius.mark};
  background: ${tokens.color.skeleton};

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
