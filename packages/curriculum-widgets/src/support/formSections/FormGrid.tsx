import { onSmallWindow, tokens } from '@college/ui/theme';
import { css, styled } from 'styled-components';
import { onWideRecord } from './onWideRecord';

const spanOf = (selector: string, span: number) => css`
  ${selector} {
    grid-column: span ${span};
  }
`;

/** Twelve columns of fields; `data-span` says how many a field takes, all of them without one, and `data-wide` how many of a part that is as wide as a wide window. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${tokens.space[4]};

  > * {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  ${[3, 4, 6, 8].map((span) => spanOf(`> [data-span='${span}']`, span))}

  ${onWideRecord} {
    [data-width='full'] & > [data-span='4'] {
      grid-column: span 3;
    }
    [data-width='full'] & > [data-span='8'] {
      grid-column: span 6;
    }
    [data-width='half'] & > [data-span='4'] {
      grid-column: span 6;
    }
    [data-width='half'] & > [data-span='8'] {
      grid-column: 1 / -1;
    }
    ${[3, 4, 5, 6, 8].map((span) => spanOf(`[data-width='full'] & > [data-wide='${span}']`, span))}
  }

  ${onSmallWindow} {
    > [data-span='8'] {
      grid-column: 1 / -1;
    }
    > [data-span='4'] {
      grid-column: span 6;
    }
  }
`;
