import { Button } from '@college/ui/Button';
import { styled } from 'styled-components';

/** An act as a link whose words begin where the text above them does. */
export const FlushLink = styled(Button)`
  && {
    justify-self: start;
    padding-inline: 0;
  }
`;
