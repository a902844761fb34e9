import { styled } from 'styled-components';
import { tokens } from '../theme';

/** A box to tick; plain, because there are as many as rows. */
export const Tick = styled.input.attrs({ type: 'checkbox' })`
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1px solid ${tokens.color.borderControl};
  border-radius: ${tokens.radius.mark};
  background: ${tokens.color.surfaceRaised};
  cursor: default;

  // The hit area is larger than the visible box.
  &::after {
    content: '';
    position: absolute;
    inline-size: 24px;
    block-size: 24px;
  }
  &:checked,
  &:indeterminate {
    border-color: ${tokens.color.accentFill};
    background: ${tokens.color.accentFill};
  }
  &:checked::before {
    content: '';
    inline-size: 5px;
    block-size: 9px;
    border: solid ${tokens.color.onAccent};
    border-width: 0 1.75px 1.75px 0;
    transform: translateY(-1px) rotate(45deg);
  }
  &:indeterminate::before {
    content: '';
    inline-size: 8px;
    block-size: 1.5px;
    background: ${tokens.color.onAccent};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
