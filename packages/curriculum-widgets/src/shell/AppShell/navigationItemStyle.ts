import { tokens } from '@college/ui/theme';
import { css } from 'styled-components';

/** Look of one line of the navigation, link and button alike; in the rail only its icon is left. */
export const navigationItemStyle = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  inline-size: 100%;
  block-size: ${tokens.density.control};
  padding: 0 ${tokens.space[3]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};
  font: inherit;
  text-decoration: none;
  white-space: nowrap;
  cursor: default;
  outline: none;

  [data-rail] & {
    justify-content: center;
    padding: 0;
  }

  &[data-hovered] {
    background: ${tokens.color.rowHover};
    color: ${tokens.color.text};
  }

  &[aria-current] {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }

  [data-cw-theme='contrast'] &[aria-current] {
    outline: 2px solid ${tokens.color.text};
    outline-offset: -2px;
  }

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
