import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

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
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: ${tokens.color.suggested};
    fill: currentColor;
    fill-opacity: 0;
    stroke: currentColor;
    stroke-width: 1.25;
    stroke-dasharray: 2 1.4;
    stroke-linejoin: round;
  }
  svg[data-suggestion='0'] {
    fill-opacity: 0.55;
  }
  [role='gridcell'][data-accepted] {
    box-shadow: inset 0 -2px 0 ${tokens.color.accent};
  }

  @media print {
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
