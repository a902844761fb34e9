import { printRules } from '@college/ui/print';
import { ScrollArea } from '@college/ui/ScrollArea';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { supportSigns } from './supportSigns';

/** All elements inside are plain and styled by this container. */
export const Sheet = styled(ScrollArea)`
  min-inline-size: 0;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  caption {
    padding: 0 0 ${tokens.space[2]};
    text-align: start;
  }
  h3 {
    display: inline;
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.running} ${tokens.font.family};
  }
  [data-part='note'] {
    padding-inline-start: ${tokens.space[3]};
    color: ${tokens.color.textMuted};
  }

  :is(th, td) {
    padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} 0;
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
    vertical-align: baseline;
  }
  :is(th, td)[data-align='end'] {
    text-align: end;
  }
  :is(th, td)[data-align='center'] {
    padding-inline-end: 0;
    text-align: center;
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
  thead th {
    border-block-start: 1px solid ${tokens.color.rule};
    border-block-end-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
  [data-part='empty'] {
    color: ${tokens.color.textMuted};
  }

  [data-part='line'] {
    display: flex;
    gap: ${tokens.space[2]};
  }
  [data-part='code'] {
    flex: none;
    color: ${tokens.color.textMuted};
  }
  [data-part='words'] {
    min-inline-size: 0;
  }
  [data-part='en'] {
    color: ${tokens.color.textMuted};
  }
  :is(th, td, [data-part='words']) > :is([data-part='zh'], [data-part='en']) {
    display: block;
  }
  [data-part='older'] {
    color: ${tokens.color.warning};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    white-space: nowrap;
  }

  /* The narrowest column keeps room for a word, and the table scrolls in its box. */
  ${onNarrowWindow} {
    overflow-x: auto;

    table {
      min-inline-size: min(calc(var(--narrowest) * 68px), 960px);
    }
    table:is([lang='en'], :has([data-part='en'])) {
      min-inline-size: min(calc(var(--narrowest) * 84px), 960px);
    }
  }

  ${supportSigns}
  ${printRules}

  @media print {
    tbody {
      font-size: 12px;
      line-height: 18px;
    }
    [lang='en'] thead th,
    :is(thead, tbody) [data-part='en'] {
      font-size: 11px;
      line-height: 16px;
    }
    :is(th, td) {
      padding-inline-end: ${tokens.space[2]};
    }
    table[data-short],
    tbody[data-group] {
      break-inside: avoid;
    }
    /* Neither the first nor the last row is alone on a page. */
    thead + tbody:not(:last-child) {
      break-after: avoid;
    }
    tbody:last-child {
      break-before: avoid;
    }
    [data-part='line'] {
      gap: ${tokens.space[1]};
    }
    [data-support] {
      inline-size: 12px;
      block-size: 12px;
    }
  }
`;
