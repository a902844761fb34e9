import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { foundText } from './find/highlights';
import { sheetFields } from './sheetFields';

/** Outline and sheet side by side. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 848px);
  justify-content: start;
  column-gap: ${tokens.space[12]};
  padding: ${tokens.space[8]} ${tokens.size.pageX};

  &:has(> aside > nav:is([data-short], [data-floating])) {
    grid-template-columns: 28px minmax(0, 848px);
    column-gap: ${tokens.space[8]};
  }
  /* Over the sheet, for the outline floats where it has no room; under the bars. */
  > aside {
    position: sticky;
    z-index: ${tokens.z.frozen};
    inset-block-start: 88px;
    align-self: start;
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

/** The paper: one styled box with plain elements inside, so that a long report is drawn fast. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Under the bars and over the keys, what takes the focus is seen. */
  :is(input, textarea, button, a, [tabindex]) {
    scroll-margin-block: 72px 56px;
  }
  header {
    text-align: center;
  }
  h1 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
    text-wrap: balance;
  }
  /* The opening 《 hangs, so that the name itself is centred. */
  h1 > [lang='zh-CN'] {
    display: block;
    text-indent: -0.5em;
  }
  h1 > [data-part='en'] {
    display: block;
    font: ${tokens.font.regular} ${tokens.type.title} ${tokens.font.family};
  }
  h1 > [data-part='preview'] {
    display: block;
    margin-block-start: ${tokens.space[1]};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
    text-indent: 0;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[5]};
    scroll-margin-block-start: 72px;
    /* A key in one part leaves the layout of the others alone. */
    contain: layout style;
  }
  section > h2 {
    margin: 0 0 calc(-1 * ${tokens.space[2]});
    font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
    outline: none;
  }
  [data-part='number'] {
    padding-inline-end: ${tokens.space[4]};
  }
  :is(h2, dt) [data-part='en'] {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.font.regular};
  }
  h2 [data-part='en'] {
    padding-inline-start: ${tokens.space[2]};
  }
  dt [data-part] {
    display: block;
  }
  dt [data-part='en'] {
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }

  ${sheetFields}
  ${foundText}
`;
