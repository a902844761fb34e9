import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Rows of fields with one header; `--tracks` defines their columns. */
export const RowGroup = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

export const RowHeads = styled.div`
  display: grid;
  grid-template-columns: var(--tracks);
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

export const Rows = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--tracks);
  align-items: start;
  gap: ${tokens.space[2]};
`;

export const RowFoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};

  > button {
    margin-inline-start: calc(-1 * ${tokens.space[3]});
  }
`;

export const NoRows = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
