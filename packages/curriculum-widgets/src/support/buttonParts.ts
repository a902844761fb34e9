import { tokens } from '@college/ui/theme';
import { css, styled } from 'styled-components';

const plain = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  white-space: nowrap;
  cursor: default;

  &:disabled {
    color: ${tokens.color.textDisabled};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  > svg {
    inline-size: 14px;
    block-size: 14px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  > [data-sign='weak'],
  > [data-sign='strong'] {
    stroke-width: 1.25;
  }
  > [data-sign='weak'] {
    color: ${tokens.color.weak};
  }
  > [data-sign='strong'] {
    color: ${tokens.color.strong};
    fill: currentColor;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

/**
 * A button of the picker with words. It looks like a `Button` and is a plain element: the picker opens, and answers each choice,
 * in the time that as many pressable components would take for themselves.
 */
export const WordButton = styled.button`
  ${plain}
  block-size: ${tokens.density.control};

  &[data-variant='secondary'] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceRaised};

    &:hover {
      border-color: ${tokens.color.borderControl};
    }
    &:active {
      background: ${tokens.color.fillQuiet};
    }
    &:disabled {
      border-color: transparent;
      background: ${tokens.color.fillQuiet};
    }
  }
  &[data-variant='ghost']:hover:enabled {
    background: ${tokens.color.rowHoverRaised};
  }
`;

/** A button of the picker with a sign alone; looks like a small `IconButton`. */
export const SignButton = styled.button`
  ${plain}
  inline-size: 24px;
  block-size: 24px;
  color: ${tokens.color.textMuted};

  &:hover:enabled,
  &[aria-expanded='true'] {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
  }
  > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  > [data-sign='more'] {
    stroke-width: 2;
  }
`;
