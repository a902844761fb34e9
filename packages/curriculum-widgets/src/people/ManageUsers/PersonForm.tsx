import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Fields of a dialog, one below the other. */
export const PersonForm = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;
