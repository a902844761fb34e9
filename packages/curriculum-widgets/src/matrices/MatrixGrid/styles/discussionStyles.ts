import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** The number of open discussions in the corner of a cell or of a head: a speech mark, whose tail is the one corner that is not round. */
export const discussionStyles = css`
  sup[data-part='discussed'] {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    min-inline-size: 16px;
    padding: 0 3px;
    border: 1px solid ${tokens.color.borderControl};
    border-radius: 5px 5px 5px 0;
    background: ${tokens.color.surfaceRaised};
    color: ${tokens.color.text};
    font: ${tokens.font.strong} 10px/12px ${tokens.font.family};
    text-align: center;
    cursor: pointer;
    ${screenOnly}

    &:hover {
      border-color: ${tokens.color.text};
    }
  }
  [role='columnheader'][data-from] {
    position: relative;
  }
  // The button that closes a group has the corner.
  [data-part='groupHead'] > button + s + sup[data-part='discussed'] {
    inset-inline-end: 24px;
  }
`;
