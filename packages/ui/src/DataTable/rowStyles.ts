import { css } from 'styled-components';
import { tokens } from '../theme';
import { filledWithHighlight } from '../theme/filledWithHighlight';
import { actionStyles } from './rowActions';

/** A row of head or body; its tracks are variables of the table. */
const row = css`
  [data-part='row'] {
    display: grid;
    grid-template-columns: var(--tracks);
    block-size: ${tokens.density.row};
    inline-size: 100%;
    /* The least that the tracks take: a row that ended before them would cut its last cells off. */
    min-inline-size: min-content;
    border-block-end: 1px solid ${tokens.color.border};

    @media (max-width: 1599px) {
      grid-template-columns: var(--tracks-medium);
      > [data-part][data-optional='wide'] {
        display: none;
      }
    }
    @media (max-width: 1399px) {
      grid-template-columns: var(--tracks-narrow);
      /* Above what any cell says of its display. */
      > [data-part][data-optional] {
        display: none;
      }
    }
  }
`;

/** A row of the body: its size is fixed, so that a change inside costs the layout of one row. */
const bodyRow = css`
  [data-part='row'][data-index] {
    contain: strict;

    &[data-virtual] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
    }
    &:hover {
      background: ${tokens.color.rowHover};
    }
    &[aria-selected='true'] {
      background: ${tokens.color.selection};
      color: ${tokens.color.selectionText};
      ${filledWithHighlight}
    }
    &[data-actionable] {
      cursor: pointer;
    }
    /* The row that the keys act on; beside it what is selected is still seen. */
    &:has(:focus-visible) {
      outline: 2px solid ${tokens.color.focusRing};
      outline-offset: -2px;
    }
    &[aria-current] {
      background: ${tokens.color.rowHover};
      box-shadow: inset 2px 0 0 ${tokens.color.accent};
    }
    @media (forced-colors: active) {
      &[aria-current] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
    [data-cw-theme='contrast'] &[aria-selected='true'] {
      outline: 2px solid ${tokens.color.accent};
      outline-offset: -2px;
    }
  }
`;

/** A cell: one line, cut with an ellipsis. */
const cell = css`
  [data-part='cell'] {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding-inline: ${tokens.density.cellX};
    overflow: hidden;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;

    /* Text alone needs no box of its own to be cut in. */
    &[data-text] {
      display: block;
      line-height: calc(${tokens.density.row} - 1px);
      text-overflow: ellipsis;
    }
    &[data-align='end'] {
      justify-content: flex-end;
      text-align: end;
    }
    &[data-tone='muted'] {
      color: ${tokens.color.textMuted};
    }
    &[data-actions] {
      justify-content: flex-end;
      padding-inline: ${tokens.space[1]};
    }
    &[data-spans] {
      grid-column: var(--start) / -1;

      @media (max-width: 1599px) {
        grid-column-start: var(--start-medium);
      }
      @media (max-width: 1399px) {
        grid-column-start: var(--start-narrow);
      }
    }
    &:focus-visible {
      outline: 2px solid ${tokens.color.focusRing};
      outline-offset: -2px;
    }
  }
  [data-part='words'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The styles of rows and cells, which are plain elements within a table. */
export const rowStyles = css`
  ${row}
  ${bodyRow}
  ${cell}
  ${actionStyles}
`;
