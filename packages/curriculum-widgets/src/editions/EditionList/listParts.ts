import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The list and its container, after whose width it breaks its rows. */
export const ListBox = styled.div`
  container-type: inline-size;
`;

const narrow = '@container (max-width: 839px)';
const wide = '@container (min-width: 1200px)';

/** All rows share the tracks of the table. */
export const Table = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(160px, 1fr) minmax(116px, 160px) auto auto;
  border-block-start: 1px solid ${tokens.color.rule};

  &[data-figures] {
    grid-template-columns: 88px minmax(160px, 1fr) minmax(116px, 160px) 208px auto auto;
  }
  ${wide} {
    &[data-figures] {
      grid-template-columns: 88px minmax(160px, 1fr) minmax(116px, 200px) 296px auto auto;
    }
  }
  ${narrow} {
    &,
    &[data-figures] {
      grid-template-columns: 88px minmax(0, 1fr);
    }
  }
`;

export const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  min-block-size: 76px;
  border-block-end: 1px solid ${tokens.color.border};

  &[data-part='head'] {
    min-block-size: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

    ${narrow} {
      display: none;
    }
  }
`;

export const Cell = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  padding: ${tokens.space[4]} ${tokens.space[2]};
  overflow-wrap: anywhere;

  [data-part='head'] > & {
    padding-block: 6px;
  }
  &[data-part='tree'] {
    position: relative;
    padding: 0;
  }
  &[data-part='figures'] {
    justify-items: stretch;
  }
  &[data-part='acts'] {
    justify-items: end;
    padding-inline-end: 0;
  }
  ${narrow} {
    grid-column: 2;

    &[data-part='tree'] {
      grid-row: 1 / span 6;
      grid-column: 1;
    }
    &:not([data-part='name'], [data-part='tree']) {
      padding-block-start: 0;
    }
    &:not([data-part='acts'], [data-part='tree']) {
      padding-block-end: ${tokens.space[2]};
    }
    &[data-part='acts'] {
      justify-items: start;
    }
    &:empty {
      display: none;
    }
  }
`;

export const NameText = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};

  b {
    font-weight: ${tokens.font.strong};
  }
`;

export const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  /* Buttons are higher than the line they stand in. */
  margin-block-start: -6px;

  /* Three acts and the menu stand in one line. */
  > button:not(:last-child) {
    padding-inline: 6px;
  }
  ${narrow} {
    justify-content: flex-start;
  }
`;
