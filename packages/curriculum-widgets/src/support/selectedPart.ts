import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** How the part of a page looks that the keys act on (`data-selected`): a line at its start, and an outline where forced colours take shadows away. */
export const selectedPart = css`
  &[data-selected] {
    box-shadow: inset 3px 0 0 ${tokens.color.accent};

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
