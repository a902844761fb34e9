import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/**
 * The corners of a cell or of a head. The number of open discussions is a speech mark, whose tail is the one corner that is not round; a finding is a
 * shape of its level in the lower corner: disc, triangle, ring.
 */
export const spotMarkStyles = css`
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
  sub[data-level] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: 12px;
    block-size: 12px;
    cursor: pointer;
    ${screenOnly}

    &::after {
      content: '';
      position: absolute;
      inset: auto 2px 2px auto;
      inline-size: 6px;
      block-size: 6px;
      border-radius: 50%;
      background: ${tokens.color.danger};
      forced-color-adjust: none;
    }
    &[data-level='warning']::after {
      border-radius: 0;
      background: ${tokens.color.warning};
      clip-path: polygon(50% 0, 100% 100%, 0 100%);
    }
    &[data-level='advice']::after {
      box-sizing: border-box;
      border: 1.5px solid ${tokens.color.textMuted};
      background: none;
    }
    @media (forced-colors: active) {
      &:not([data-level='advice'])::after {
        background: CanvasText;
      }
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
