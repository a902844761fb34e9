import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { clipped } from './clipped';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text for screen readers only: it takes no space and is not visible. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Clipped data-visually-hidden="" {...props} />;
}

const Clipped = styled.span`
  ${clipped}
`;
