import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text for screen readers only: it takes no room and stays out of sight. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Clipped {...props} />;
}

const Clipped = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
