import { css } from 'styled-components';

/** On paper: all rows in the flow, nothing frozen, the head again on every page, and as wide as the page. */
export const printStyles = css`
  @media print {
    max-block-size: none;
    overflow: visible;

    [role='grid'] {
      display: table;
      inline-size: var(--matrix-width);
      zoom: var(--matrix-zoom, 1);
    }
    [data-part='head'] {
      position: static;
      display: table-header-group;
      break-inside: avoid;

      > [role='row'] {
        display: grid;
        grid-template-columns: var(--matrix-tracks);
        inline-size: var(--matrix-width);
        block-size: var(--matrix-head);
      }
    }
    [data-part='head'][data-groups] > [role='row']:first-child {
      block-size: var(--matrix-group);
    }
    [data-part='corner'],
    [data-part='closedHead'],
    [role='columnheader'][data-part='count'] {
      position: static;
      grid-row: auto;
    }
    [data-part='body'],
    [data-part='foot'] {
      position: static;
      display: table-row-group;
      block-size: auto;
    }
    [data-row],
    [data-part='foot'] > [role='row'] {
      position: static;
      inline-size: var(--matrix-width);
      break-inside: avoid;
    }
    [role='rowheader'],
    [data-part='count'] {
      position: static;
    }
    button[data-group],
    &&& :is([data-part='outline'], [data-part='columnBand']) {
      display: none;
    }
  }
`;

/** Pixels of a landscape A4 page between its margins, as `PrintedPage` sets them. */
export const printedWidth = 1047;
