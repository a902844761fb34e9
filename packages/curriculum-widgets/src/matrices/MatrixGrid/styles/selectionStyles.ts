import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** Ring, range and bands. */
export const selectionStyles = css`
  [data-part='outline'],
  [data-part='columnBand'] {
    position: absolute;
    display: none;
    pointer-events: none;
  }
  &[data-selecting] [data-part='outline'],
  &[data-selecting] [data-part='columnBand'] {
    display: block;
  }
  [data-part='columnBand'] {
    z-index: -1;
    background: ${tokens.color.rowHover};
  }
  [data-part='outline'] {
    z-index: 5;
    box-shadow: inset 0 0 0 2px ${tokens.color.accent};
  }
  [role='gridcell'] {
    outline: none;
  }
  [data-row]:not([data-locked], [data-kind='band']):hover,
  [data-row][data-ring] {
    background: ${tokens.color.rowHover};

    > [data-part='count'] {
      background: ${tokens.color.rowHover};
    }
  }
  [data-row]:not([data-locked], [data-kind='band']):hover > [role='rowheader']:not([data-in-range]) {
    background: ${tokens.color.rowHover};
  }
  [data-row] > [role='gridcell'][aria-selected='true']:not(:has(> [data-editing])) {
    background: ${tokens.color.selection};
  }
  &[data-selecting='range'] [data-row] > [role='gridcell'][data-ring] {
    outline: 1px solid ${tokens.color.focusRing};
    outline-offset: -4px;
  }
  [role='columnheader'][data-in-range],
  [data-row] > [role='rowheader'][data-in-range] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
  }

  @media (forced-colors: active) {
    [data-part='outline'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [data-row] > [role='gridcell'][aria-selected='true']:not(:has(> [data-editing])),
    [role='columnheader'][data-in-range],
    [data-row] > [role='rowheader'][data-in-range] {
      outline: 1px solid Highlight;
      outline-offset: -4px;
      background: Canvas;
      color: CanvasText;
    }
  }
`;
