import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';
import { filledStar, hollowStar } from '../cells/starShape';

const hairline = `1px solid ${tokens.color.border}`;

/** Cells and stars. A star is a shape cut from a ground: no element, no glyph, and the same outline in every size. */
export const cellStyles = css`
  [data-row] > [role='gridcell'] {
    min-inline-size: 0;
    border-inline-end: ${hairline};
    border-block-end: ${hairline};
    cursor: default;
    user-select: none;
  }
  [role='gridcell'][data-edge] {
    border-inline-end-color: ${tokens.color.borderStrong};
  }
  [data-part='foot'] [role='gridcell'] {
    border-inline-end: ${hairline};

    &[data-edge] {
      border-inline-end-color: ${tokens.color.borderStrong};
    }
  }
  // Lists keep their layout to themselves. Squares hold a shape and no text: there the browser would pay more for a thousand boundaries.
  &[data-layout='lists'] [data-row] > [role='gridcell'] {
    contain: strict;
  }
  &[data-layout='lists'] [data-row] > [role='gridcell']:not([data-part]) {
    padding: ${tokens.space[2]} ${tokens.density.cellX};
  }
  [data-cw-density='compact'] &[data-layout='lists'] [data-row] > [role='gridcell']:not([data-part]) {
    padding-block: ${tokens.space[1]};
  }

  [data-relate]::before {
    content: '';
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    background: ${tokens.color.strong};
    clip-path: ${filledStar};
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  [data-relate='1']::before {
    background: ${tokens.color.weak};
    clip-path: ${hollowStar};
  }
  [role='gridcell'][data-relate] {
    display: grid;
    place-items: center;
  }
  [role='gridcell']:is([data-bare], [data-marked], [data-discussed], [data-found]) {
    position: relative;
  }
  [data-part='name'] [data-relate] {
    display: flex;
    align-items: center;
    block-size: 20px;
  }
  [data-part='item'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    block-size: 24px;
    white-space: nowrap;

    i {
      color: ${tokens.color.textMuted};
    }
    b {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  [data-part='text'] {
    display: -webkit-box;
    max-block-size: 100%;
    overflow: hidden;
    line-height: 24px;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;

    &[data-align='end'] {
      text-align: end;
    }
    &[data-warning] {
      color: ${tokens.color.warning};
      font-weight: ${tokens.font.strong};
      text-decoration: underline wavy 1px;
      text-underline-offset: 4px;
    }
  }
  span[data-relate]:not([data-part]) {
    display: inline-flex;
    align-items: center;
    gap: 5px;

    &::before {
      inline-size: 12px;
      block-size: 12px;
    }
  }
  [data-count]::after {
    content: attr(data-count);
  }
  s {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    text-decoration: none;
  }
  [data-part='closed'] {
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    gap: 0 ${tokens.space[2]};
    background: ${tokens.color.tableHead};
    color: ${tokens.color.textMuted};
    font: 12px/16px ${tokens.font.family};
  }
  [data-gap='warning'] {
    color: ${tokens.color.warning};
    font-weight: ${tokens.font.strong};
  }
  [data-gap='danger'] {
    color: ${tokens.color.danger};
    font-weight: ${tokens.font.strong};
  }
  [data-bare]::after {
    content: '';
    position: absolute;
    inset: auto 0 6px;
    inline-size: 14px;
    margin: auto;
    border-block-end: 2px dotted ${tokens.color.warning};
  }
  [role='gridcell'][data-marked]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${tokens.color.danger};
    background: linear-gradient(225deg, ${tokens.color.danger} 5px, transparent 5px);
    pointer-events: none;
  }
  [data-locked],
  [aria-readonly='true'] {
    color: ${tokens.color.textMuted};

    [data-part='name'] > span {
      color: ${tokens.color.textMuted};
    }
  }
  [data-current] > [role='rowheader'] {
    box-shadow: inset 3px 0 0 ${tokens.color.accent};
    font-weight: ${tokens.font.strong};
  }

  [data-row] > [role='gridcell']:has(> [data-editing]) {
    background: ${tokens.color.surfaceRaised};

    [data-part='text'] {
      visibility: hidden;
    }
  }
  [role='gridcell'] > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 40px;
    padding: 0 ${tokens.density.cellX};
    border: 0;
    background: none;
    color: ${tokens.color.text};
    font: inherit;
    outline: none;

    &:not([data-editing]) {
      opacity: 0;
      pointer-events: none;
    }
  }

  @media (forced-colors: active) {
    [data-relate]::before,
    [data-relate='1']::before {
      background: CanvasText;
    }
  }
`;
