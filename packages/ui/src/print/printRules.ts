import { css } from 'styled-components';

/**
 * What holds for everything that is read on paper: no heading at the foot of a page, no row on two pages, the head of a table again on every page,
 * two lines of a paragraph at least, and links like the text around them. The colours of paper come with the theme.
 */
export const printRules = css`
  @media print {
    :is(h1, h2, h3, h4, h5, h6, caption) {
      break-after: avoid;
      break-inside: avoid;
    }
    :is(tr, [role='row'], figure) {
      break-inside: avoid;
    }
    thead {
      display: table-header-group;
      break-inside: avoid;
      break-after: avoid;
    }
    tfoot {
      display: table-row-group;
      break-before: avoid;
    }
    :is(p, li, dd) {
      orphans: 2;
      widows: 2;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
  }
`;

/** Type of printed documents: the families of Song for running text. */
export const paperFamily = "'Songti SC', SimSun, 'Noto Serif SC', 'Source Han Serif SC', serif";

/** Type of English on the same paper. */
export const latinPaperFamily = `'Times New Roman', 'Liberation Serif', ${paperFamily}`;

/** For what belongs to the screen alone. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;
