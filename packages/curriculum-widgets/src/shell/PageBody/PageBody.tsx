import { tokens } from '@college/ui/theme';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageBodyProps extends ComponentPropsWithRef<'div'> {
  /** The parts of the page, one below the other. */
  children: ReactNode;
}

/** The padding of a page inside the frame: 32 px at the sides, 24 above, 20 between its parts. Not for editors with their own bar. */
export function PageBody(props: PageBodyProps) {
  return <Body {...props} />;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding: ${tokens.space[6]} ${tokens.size.pageX} ${tokens.space[8]};
`;
