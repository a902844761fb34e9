import { onNarrowWindow, tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** How fields look on the paper: read as text, their pencil at hand, and open for editing. */
export const sheetFields = css`
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    border-block-start: 1px solid ${tokens.color.rule};
    font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  }
  dl > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    min-block-size: 40px;
    border-block-end: 1px solid ${tokens.color.border};
  }
  [data-part='facts'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div:not([data-wide]):nth-child(even) {
      grid-template-columns: 104px minmax(0, 1fr);
    }
    > [data-wide] {
      grid-column: 1 / -1;
    }
    ${onNarrowWindow} {
      grid-template-columns: minmax(0, 1fr);

      > div:not([data-wide]):nth-child(even) {
        grid-template-columns: 120px minmax(0, 1fr);
      }
    }
  }
  dt {
    padding: ${tokens.space[2]} ${tokens.space[3]} 7px 0;
    color: ${tokens.color.textMuted};
  }
  /* What is beside the name of a field is seen where one points or writes; a number always. */
  @media (hover: hover) {
    [data-beside] > button:not([data-open], [data-focus-visible]) {
      opacity: 0;
    }
    :is(dl > div, [data-field]):is(:hover, :focus-within) > * > [data-beside] > button,
    [data-introduction]:is(:hover, :focus-within) > [data-beside] > button {
      opacity: 1;
    }
  }
  /* A number is no open field. */
  [data-beside] > [data-open] {
    display: inline-grid;
    grid-template-columns: auto;
    place-content: center;
    gap: 0;
    padding: 0 ${tokens.space[1]};
  }
  [data-introduction] {
    display: flex;
    gap: ${tokens.space[2]};

    > :first-child {
      flex: 1;
      min-inline-size: 0;
    }
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  [data-part='field'] {
    position: relative;
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${tokens.space[2]};
    padding: ${tokens.space[2]} ${tokens.space[3]} 7px ${tokens.space[2]};
    margin-inline-start: calc(-1 * ${tokens.space[2]});
    border-radius: ${tokens.radius.control};
    line-height: 24px;
  }
  [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
    white-space: pre-line;
    text-wrap: pretty;
  }
  [data-revisable]:not([data-open]) {
    cursor: text;

    &:is(:hover, :focus-within) {
      background: ${tokens.color.rowHover};
    }
  }
  /* A control that is live while the paper is read. */
  [data-part='field'][data-control] {
    padding-block: 4px 3px;

    > * {
      flex: 1;
      min-inline-size: 0;
    }
    > * > :first-child {
      min-block-size: 32px;
    }
  }
  [data-part='unfilled'] {
    color: ${tokens.color.textMuted};
  }
  [data-revisable] [data-part='unfilled'] {
    padding-block-end: 1px;
    border-block-end: 1px dashed ${tokens.color.borderControl};
  }
  [data-part='unsaved'] {
    display: inline-block;
    inline-size: 6px;
    block-size: 6px;
    margin-inline-start: ${tokens.space[2]};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.warning};
    vertical-align: 2px;
    forced-color-adjust: none;
  }

  /* The field overlays the text that it edits, with its save and cancel right of it. */
  [data-open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${tokens.space[1]};
    padding-block: 4px 3px;
    padding-inline: 1px ${tokens.space[2]};

    > * {
      grid-column: 1 / -1;
    }
    > :is([data-part='box'], [data-numeric-field], div:has(> textarea)) {
      grid-column: 1;
    }
    > [role='group'] {
      grid-column: 2;
    }
  }
  [data-open] > div:has(> textarea) {
    > *,
    &::after {
      padding-block: 3px;
      border-radius: ${tokens.radius.control};
    }
    > textarea:not(:focus, [aria-invalid]) {
      border-color: ${tokens.color.borderControl};
    }
  }
  [data-open] > [role='alert']:empty {
    display: none;
  }
  [data-part='box'] {
    margin: 0;
    padding: 3px 6px;
    border: 1px solid ${tokens.color.borderControl};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surfaceRaised};
    color: inherit;
    font: inherit;
    text-align: start;
    white-space: pre-line;
    overflow-wrap: anywhere;
    cursor: text;

    &:focus-visible {
      outline: 2px solid ${tokens.color.focusRing};
      outline-offset: -1px;
    }
  }
  [data-part='older'] {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
    margin-inline-start: ${tokens.space[2]};
    color: ${tokens.color.warning};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    white-space: nowrap;
  }

  [data-part='field'] + [data-part='field'] > [data-part='text'] {
    color: ${tokens.color.textMuted};
  }
  [data-part='facts'] > :not([data-wide]) [data-part='field'] + [data-part='field'] {
    padding-block-start: 0;
  }

  /* Both languages of a longer text are side by side. */
  :is([data-part='texts'] dd, [data-wide] > dd, [data-part='run']):has(> [data-part='field'] + [data-part='field']) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${tokens.space[6]};
  }

  @media print {
    [data-part='unsaved'],
    [data-part='unfilled'],
    [data-part='older'] button {
      visibility: hidden;
    }
  }
`;
