import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';
import { filledStar, hollowStar } from '../../matrices/MatrixGrid/cells/starShape';

/** Stars as shapes of one outline; their characters are below them, for copying and searching. */
export const supportSigns = css`
  [data-support] {
    position: relative;
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 3px;
    overflow: hidden;
    color: transparent;
    font-style: normal;
    line-height: 14px;
  }
  [data-support]::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${tokens.color.strong};
    clip-path: ${filledStar};
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  [data-support='1']::before {
    background: ${tokens.color.weak};
    clip-path: ${hollowStar};
  }
`;
