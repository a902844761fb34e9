import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';
import { suggestedStar } from './suggestedStar';

/** Suggested stars, and cells that took one and are not saved yet. */
export const suggestionStyles = css`
  [role='gridcell'][data-suggests] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 2px;
    position: relative;

    > i[data-relate] {
      display: flex;
    }
    > i[data-relate]::before {
      inline-size: 12px;
      block-size: 12px;
    }
    > i + svg {
      inline-size: 12px;
      block-size: 12px;
    }
  }
  svg[data-suggestion] {
    ${suggestedStar}
  }
  [data-of-suggestion] {
    color: ${tokens.color.suggested};

    > i {
      color: inherit;
    }
    > b {
      border-block-end: 1px dashed currentColor;
    }
  }
  [role='gridcell'][data-accepted] {
    box-shadow: inset 0 -2px 0 ${tokens.color.accent};
  }

  @media print {
    [data-of-suggestion],
    svg[data-suggestion] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    svg[data-suggestion] {
      color: CanvasText;
    }
  }
`;
