import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Room around a page inside the frame: 32 px at the sides, 24 above. Editors with a bar of their own stand without it. */
export const PageBody = styled.div`
  padding: ${tokens.space[6]} ${tokens.size.pageX} ${tokens.space[8]};
`;
