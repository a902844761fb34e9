import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden';
import { SKELETON_DELAY } from './useDelayed';

export interface SkeletonShapeProps extends ComponentPropsWithRef<'div'> {
  /** What is being fetched, in words for those who see no bars. */
  label: string;
}

/** Bars in the shape of a page to come; an answer that comes at once shows none of them. */
export function SkeletonShape({ label, children, ...rest }: SkeletonShapeProps) {
  return (
    <Shape role="status" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Still>{children}</Still>
    </Shape>
  );
}

const Shape = styled.div`
  inline-size: 100%;
`;

const wait = keyframes`
  from { visibility: hidden; }
`;

const Still = styled.div`
  animation: ${wait} 1ms ${SKELETON_DELAY}ms step-start backwards;
`;
