import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Room around a page inside the frame: 32 px at the sides, 24 above, 20 between its parts. Editors with a bar of their own stand without it. */
export const PageBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding: ${tokens.space[6]} ${tokens.size.pageX} ${tokens.space[8]};
`;
