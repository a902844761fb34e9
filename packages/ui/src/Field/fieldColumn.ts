import { css } from 'styled-components';
import { tokens } from '../theme';

/** Label, control and message under each other. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
`;

/** The edge of anything one writes into or chooses from: rest, focus, wrong, disabled, read-only. */
export const controlEdge = css`
  border: 1px solid ${tokens.color.borderControl};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};

  &[data-quiet] {
    border-color: ${tokens.color.borderStrong};
  }
  &[data-readonly] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }
  &[data-disabled] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textDisabled};
  }
  &[data-invalid] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
`;

/** The focus ring of a control; drawn over its border instead of around it, also over the red border of an invalid one. */
export const controlFocus = css`
  border-color: transparent;
  box-shadow: none;
  outline: 2px solid ${tokens.color.focusRing};
  outline-offset: -1px;
`;
