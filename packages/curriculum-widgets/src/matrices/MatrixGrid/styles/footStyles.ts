import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';
import { countRowHeight } from '../layout/gridSizes';

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
      line-height: 1.3;
      text-wrap: balance;
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
  [data-part='foot'][data-counts] {
    > [role='row'] {
      block-size: ${countRowHeight}px;
      border-block-end: 0;

      + [role='row'] {
        border-block: 1px solid ${tokens.color.border};
        border-block-end-color: ${tokens.color.borderStrong};
      }
    }
    [data-part='columnCount'] {
      justify-content: center;
      padding: 0;

      > span {
        gap: 2px;
      }
    }
    [role='rowheader'] {
      white-space: nowrap;
    }
    [data-part='fact'] {
      margin-inline-start: auto;
      font-variant-numeric: tabular-nums;
    }
  }
`;
