import { latinPaperFamily, paperFamily, printRules } from '@college/ui/print';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { supportSigns } from '../DocumentTable/supportSigns';

/** The sheet: one styled box, plain elements inside. */
export const PaperSheet = styled.article`
  inline-size: 100%;
  max-inline-size: 848px;
  overflow-wrap: anywhere;

  h1 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
    text-align: center;
    text-wrap: balance;
  }
  /* The opening 《 hangs, so that the name itself is centred. */
  &:not([lang='en']) h1 {
    text-indent: -0.5em;
  }
  h1 [data-part='en'] {
    display: block;
    font: ${tokens.font.regular} ${tokens.type.title} ${tokens.font.family};
    text-indent: 0;
  }
  h2 {
    margin: ${tokens.space[10]} 0 ${tokens.space[3]};
    font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
  }
  h1 + h2 {
    margin-block-start: ${tokens.space[8]};
  }
  h3,
  h2 + [data-part='run'] {
    margin-block: 0;
  }
  h3 {
    font: ${tokens.font.strong} ${tokens.type.running} ${tokens.font.family};
  }
  > h3 {
    margin: ${tokens.space[5]} 0 ${tokens.space[2]};
  }
  > div:has(> table) {
    margin-block-start: ${tokens.space[5]};
  }
  h2 + div:has(> table) {
    margin-block-start: 0;
  }
  :is(h2, h3) [data-part='en'] {
    padding-inline-start: ${tokens.space[2]};
    font-weight: ${tokens.font.regular};
  }
  [data-part='number'] {
    padding-inline-end: ${tokens.space[4]};
  }
  [data-part='en'] {
    color: ${tokens.color.textMuted};
  }

  [data-part='run'] {
    margin: 0;
    font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
    white-space: pre-line;
    text-wrap: pretty;
  }
  /* What introduces a table is nearer to it than to the one before. */
  > div:has(> table) + [data-part='run'] {
    margin-block-start: ${tokens.space[5]};
  }
  > [data-part='run'] + div:has(> table) {
    margin-block-start: ${tokens.space[2]};
  }

  dl {
    margin: 0;
    font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  }
  div + dl {
    margin-block-start: ${tokens.space[5]};
  }
  dl > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    padding-block: ${tokens.space[2]} 7px;
    border-block-end: 1px solid ${tokens.color.border};
    break-inside: avoid;
  }
  /* The ink line is the first row's, not the list's: paper must find nothing between it and the heading. */
  :not(dl) + dl > :first-child,
  :not(dl) + [data-part='facts'] > :first-child:not([data-wide]) + :not([data-wide]) {
    border-block-start: 1px solid ${tokens.color.rule};
  }
  [data-part='facts'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div {
      padding-inline-end: ${tokens.space[3]};
    }
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
  dt {
    padding-inline-end: ${tokens.space[3]};
    color: ${tokens.color.textMuted};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    font-variant-numeric: tabular-nums;
  }
  dt [data-part],
  [data-part='facts'] dd :is([data-part='zh'], [data-part='en']) {
    display: block;
  }
  dt [data-part='en'] {
    font-size: 12px;
    line-height: 20px;
  }
  sup {
    line-height: 0;
  }
  [data-part='unfilled'] {
    color: ${tokens.color.textMuted};
  }

  /* Both languages of a longer text are side by side. */
  :is([data-part='run'], [data-part='texts'] dd):has(> [data-part='en']) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${tokens.space[6]};
    white-space: normal;

    > * {
      white-space: pre-line;
    }
  }
  [data-part='older'] {
    color: ${tokens.color.warning};
    font-size: 12px;
    white-space: nowrap;
  }

  [data-part='legend'],
  footer {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  [data-part='legend'] {
    margin: ${tokens.space[2]} 0 0;

    ${supportSigns}
    [data-support] {
      display: inline-block;
      inline-size: 12px;
      block-size: 12px;
      margin: 0;
      vertical-align: -1px;
    }
  }
  footer {
    margin-block-start: ${tokens.space[10]};
    padding-block-start: ${tokens.space[2]};
    border-block-start: 1px solid ${tokens.color.border};

    p {
      margin: 0;
    }
  }

  ${onNarrowWindow} {
    h1 {
      font-size: 24px;
      line-height: 36px;
    }
    [data-part='facts'],
    :is([data-part='run'], [data-part='texts'] dd):has(> [data-part='en']) {
      grid-template-columns: minmax(0, 1fr);
    }
    :not(dl) + [data-part='facts'] > :first-child:not([data-wide]) + :not([data-wide]) {
      border-block-start: 0;
    }
    dl > div {
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }

  ${printRules}

  @media print {
    max-inline-size: none;
    font-family: ${paperFamily};

    :is(dl, [data-part='run'], [data-part='legend'], footer, [data-part='signatures']) {
      font-family: inherit;
    }
    &:lang(en),
    :is(dt, dd, td, [data-part='run'], [data-part='words'], tbody th, footer, [data-part='signatures']) :lang(en) {
      font-family: ${latinPaperFamily};
    }

    [data-part='unfilled'],
    [data-part='older'] > span {
      visibility: hidden;
    }
    dl > div {
      grid-template-columns: 96px minmax(0, 1fr);
      min-block-size: 40px;
    }
    [data-part='legend'] {
      break-before: avoid;
    }
    [data-part='texts'] > div {
      break-inside: auto;
    }
  }
`;
