import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

const groupEdge = `1px solid ${tokens.color.borderStrong}`;

/** The frozen foot: counts and gaps of the columns. */
export const footStyles = css`
  [data-part='foot'] {
    position: sticky;
    inset-block-end: 0;
    z-index: ${tokens.z.frozenCorner};

    > [role='row'] {
      block-size: var(--matrix-foot);
      border-block: ${groupEdge};
      background: ${tokens.color.tableFoot};
    }
    [role='rowheader'],
    [role='gridcell'] {
      display: flex;
      align-items: center;
      gap: 0 ${tokens.space[3]};
      border-block-end: 0;
      background: ${tokens.color.tableFoot};
      font: ${tokens.type.caption} ${tokens.font.family};
    }
    [role='rowheader'] {
      color: ${tokens.color.textMuted};
      white-space: nowrap;
    }
    [data-part='columnCount'] {
      padding-inline: ${tokens.density.cellX};
      white-space: nowrap;

      &[data-align] {
        justify-content: end;
      }
    }
    [data-part='count'] {
      padding-inline-end: ${tokens.size.pageX};
    }
  }
  &[data-layout='squares'] [data-part='columnCount'] {
    flex-direction: column;
    align-items: center;
    padding: ${tokens.space[1]} 0;
    line-height: 16px;

    gap: 0;

    > span {
      gap: 3px;
    }
    [data-gap] {
      min-block-size: 0;
      padding-block-start: ${tokens.space[1]};
      overflow: hidden;
      line-height: 16px;
      text-overflow: ellipsis;
      white-space: nowrap;
      writing-mode: vertical-rl;
    }
  }
`;
