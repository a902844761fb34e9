import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Children below one another, 16 px apart. */
export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

/** Children below one another, 8 px apart. */
export const CloseStack = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

/** A list without bullets and indent. */
export const PlainList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
