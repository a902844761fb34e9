import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** A table that scrolls by itself when its code is wide. */
export const Wide = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    margin-block: 0 ${tokens.space[4]};
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
  }
  code {
    white-space: pre-wrap;
  }
`;

/** Small words under a title or beside a name. */
export const Quiet = styled.span`
  color: ${tokens.color.textMuted};
`;

/** An inline row that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin-block-end: ${tokens.space[4]};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};

  code {
    font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.mono};
  }
`;

/** Two columns of advice, one under the other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: ${tokens.space[6]};
`;
