import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** How the row looks that a link led to: marked for as long as the page is open for it. */
export const arrivedStyle = css`
  &[data-arrived] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    box-shadow: inset 3px 0 0 ${tokens.color.accent};
    outline: none;
  }
  &[data-arrived]:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;
