import { onSmallWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { onWideRecord } from './onWideRecord';

/** Twelve columns of fields; `data-span` says how many a field takes, all of them without one, and `data-wide` how many of a part that is as wide as a wide window. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${tokens.space[4]};

  > * {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  > [data-span='8'] {
    grid-column: span 8;
  }
  > [data-span='6'] {
    grid-column: span 6;
  }
  > [data-span='4'] {
    grid-column: span 4;
  }
  > [data-span='3'] {
    grid-column: span 3;
  }

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
    [data-width='full'] & > [data-wide='3'] {
      grid-column: span 3;
    }
    [data-width='full'] & > [data-wide='4'] {
      grid-column: span 4;
    }
    [data-width='full'] & > [data-wide='5'] {
      grid-column: span 5;
    }
    [data-width='full'] & > [data-wide='6'] {
      grid-column: span 6;
    }
    [data-width='full'] & > [data-wide='8'] {
      grid-column: span 8;
    }
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
