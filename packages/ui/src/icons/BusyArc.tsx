import type { Ref, SVGProps } from 'react';
import { keyframes, styled } from 'styled-components';

export interface BusyArcProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  ref?: Ref<SVGSVGElement>;
}

/** A small spinner; the text next to it names what is loading. It does not move under reduced motion. */
export function BusyArc(props: BusyArcProps) {
  return (
    <Arc aria-hidden {...props} viewBox="0 0 24 24">
      <path d="M21 12a9 9 0 1 1-6.219-8.56" vectorEffect="non-scaling-stroke" />
    </Arc>
  );
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Arc = styled.svg`
  display: block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  animation: ${turn} 1s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
