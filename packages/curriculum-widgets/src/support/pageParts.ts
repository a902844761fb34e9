import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** A page as a column: its header, its toolbar and what they are about, 20 px apart. */
export const PageFrame = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;
