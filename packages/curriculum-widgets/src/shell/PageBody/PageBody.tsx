import { tokens } from '@college/ui/theme';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageBodyProps extends ComponentPropsWithRef<'div'> {
  /** The parts of the page, one below the other. */
  children: ReactNode;
}

/** Room around a page inside the frame: 32 px at the sides, 24 above, 20 between its parts. Editors with a bar of their own stand without it. */
export function PageBody(props: PageBodyProps) {
  return <Body {...props} />;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding: ${tokens.space[6]} ${tokens.size.pageX} ${tokens.space[8]};
`;
