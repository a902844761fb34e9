import { css } from 'styled-components';
import { tokens } from '../theme';

/** The shape of an icon button at rest. */
export const iconButtonShape = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: 0;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};
  font: inherit;
  cursor: default;
  -webkit-tap-highlight-color: transparent;
`;

/** Pointed at. */
export const iconButtonPointed = css`
  background: ${tokens.color.fillQuiet};
  color: ${tokens.color.text};
`;

/** One that deletes, pointed at or focused. */
export const iconButtonDanger = css`
  background: ${tokens.color.dangerSoft};
  color: ${tokens.color.danger};
`;

/** Focused by the keyboard. */
export const iconButtonFocused = css`
  outline: 2px solid ${tokens.color.focusRing};
  outline-offset: 2px;
`;
