import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** Squares as small as they can be read, under heads of groups with two lines. */
export const denseStyles = css`
  &[data-dense] {
    // Nothing can be edited here, and everything is content.
    [role='grid'][aria-readonly='true'] {
      color: ${tokens.color.text};

      [data-row]:not([data-change='removed']) > [role='rowheader']:not([data-spanning]) > [data-part='name'] > span {
        color: ${tokens.color.text};
      }
    }
    [data-part='groupHead'] {
      align-items: start;
      padding: 6px 0 0 5px;

      [data-part='name'] {
        display: block;
        font: 12px/16px ${tokens.font.family};
        white-space: normal;

        b {
          display: block;
        }
        > span {
          display: -webkit-box;
          overflow: hidden;
          color: ${tokens.color.textMuted};
          text-wrap: balance;
          hyphens: auto;
          hyphenate-character: '-';
          overflow-wrap: anywhere;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
        }
      }
    }
    [data-part='columnHead'] {
      font-size: 12px;
    }
    [data-row] > [role='rowheader']:not([data-spanning]):lang(en) [data-part='name'] {
      align-items: center;
      font: 12px/16px ${tokens.font.family};
      white-space: normal;

      > span {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
  }
`;
