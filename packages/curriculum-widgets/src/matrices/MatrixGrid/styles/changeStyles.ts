import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** What became of cells and heads between two versions. */
export const changeStyles = css`
  svg[data-change] {
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    color: ${tokens.color.accent};
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;

    &:is([data-change='removed'], [data-change='weakened']) {
      color: ${tokens.color.danger};
    }
    &:is([data-change='strengthened'], [data-change='weakened']) {
      fill: currentColor;
      stroke-width: 1;
    }
  }
  [role='gridcell'][data-changed] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 2px;
    background: ${tokens.color.accentSoft};
    box-shadow: inset 0 -2px 0 ${tokens.color.accent};

    > i {
      position: relative;
      display: flex;
    }
    > [data-gone]::before {
      background: ${tokens.color.textMuted};
    }
    > [data-gone]::after {
      content: '';
      position: absolute;
      inset: -1px;
      background: linear-gradient(
        to bottom right,
        transparent calc(50% - 0.9px),
        ${tokens.color.danger} 0 calc(50% + 0.9px),
        transparent 0
      );
      print-color-adjust: exact;
    }
  }
  [role='gridcell']:is([data-changed='removed'], [data-changed='weakened']) {
    background: ${tokens.color.dangerSoft};
    box-shadow: inset 0 -2px 0 ${tokens.color.danger};
  }
  // The ring is all that a chosen cell needs around it.
  [data-row] > [role='gridcell'][data-changed][data-ring] {
    box-shadow: none;
  }
  [data-row] > [role='gridcell'][data-changed][aria-selected='true'] {
    background: ${tokens.color.accentSoft};

    &:is([data-changed='removed'], [data-changed='weakened']) {
      background: ${tokens.color.dangerSoft};
    }
  }

  [data-part='name'] > [data-change] {
    align-self: center;
  }
  [data-row][data-change='added'] > [role='rowheader'] {
    box-shadow: inset 3px 0 0 ${tokens.color.accent};
  }
  [data-change='removed'] > [data-part='name'] > :is(b, span),
  [data-row][data-change='removed'] > [role='rowheader'] > [data-part='name'] > span {
    color: ${tokens.color.textMuted};
    text-decoration: line-through;
    text-decoration-color: ${tokens.color.danger};
  }
  [data-part='was'] {
    color: ${tokens.color.textMuted};
    font: 12px/14px ${tokens.font.family};
    white-space: nowrap;
  }

  [data-kind='closed'] > [role='rowheader'][data-spanning] {
    z-index: calc(${tokens.z.frozen} + 1);
    grid-area: 1 / 1 / 2 / -1;
    color: ${tokens.color.textMuted};
    background: ${tokens.color.surface};
    border-inline-end: 0;

    button::after {
      position: absolute;
      inset: 0;
      content: '';
    }
    [data-part='name'] {
      min-inline-size: 0;
      overflow: hidden;
      font: ${tokens.type.caption} ${tokens.font.family};

      > span {
        color: ${tokens.color.textMuted};
      }
    }
  }
  [data-row] > [data-spanning] ~ [role='gridcell'] {
    grid-row: 1;
    opacity: 0;
  }
  [data-row][data-ring] > [role='rowheader'][data-spanning] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }

  [data-part='foot'][data-rows] > [role='row'] {
    block-size: 31px;
    border-block-start-width: 1px;
    border-block-end: 0;

    + [role='row'] {
      border-block-start-color: ${tokens.color.border};
    }
  }
  [data-part='footCell'] {
    justify-content: center;
    min-inline-size: 0;
    color: ${tokens.color.textMuted};

    &[data-different] {
      color: ${tokens.color.text};
      font-weight: ${tokens.font.strong};
    }
    > span[data-relate]:not([data-part]) {
      gap: 2px;
    }
    [data-effect='closed'] {
      color: ${tokens.color.success};
    }
    [data-effect='opened'] {
      color: ${tokens.color.danger};
    }
  }
  [data-part='footCell'][data-tone='warning'] {
    color: ${tokens.color.warning};
  }
  [data-part='footCell'][data-tone='danger'] {
    color: ${tokens.color.danger};
  }

  @media print {
    svg[data-change] {
      color: currentColor;
    }
  }
  @media (forced-colors: active) {
    svg[data-change] {
      color: CanvasText;
    }
    [role='gridcell'][data-changed] {
      border-block-end: 2px solid CanvasText;
    }
  }
`;
