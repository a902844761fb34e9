import { css } from 'styled-components';

/** For a block of words that are specified in small letters: the eye gets a sentence, the words stay to the letter. */
export const sentenceCase = css`
  &::first-letter {
    text-transform: uppercase;
  }
`;
