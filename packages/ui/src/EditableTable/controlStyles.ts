import { css } from 'styled-components';
import { tokens } from '../theme';

/** The fields, the grip and the delete button of a cell. */
export const controlStyles = css`
  /* Edge and padding together are 13 px: with a negative margin of as much, the field's text stays aligned with the text around it. */
  > input[data-column] {
    inline-size: calc(100% + 26px);
    min-inline-size: 0;
    block-size: ${tokens.density.control};
    margin-inline: -13px;
    padding: 0 12px;
    border: 1px solid transparent;
    border-radius: ${tokens.radius.control};
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: inherit;
    text-overflow: ellipsis;

    &[data-kind='number'] {
      inline-size: 72px;
      margin-inline: auto -13px;
      text-align: end;
    }
    &[data-tone='warning'] {
      color: ${tokens.color.warning};
      font-weight: ${tokens.font.strong};
    }
    &::placeholder {
      color: ${tokens.color.textPlaceholder};
      opacity: 1;
    }
    &:hover:not(:focus) {
      border-color: ${tokens.color.borderStrong};
    }
    &[aria-invalid] {
      border-color: ${tokens.color.danger};
      background: ${tokens.color.surfaceRaised};
      box-shadow: inset 0 0 0 1px ${tokens.color.danger};
    }
    &:focus {
      border-color: transparent;
      background: ${tokens.color.surfaceRaised};
      box-shadow: none;
      outline: 2px solid ${tokens.color.focusRing};
      outline-offset: -1px;
    }
  }

  > [data-grip],
  > [data-delete] {
    display: grid;
    flex: none;
    place-items: center;
    block-size: 28px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: ${tokens.color.textMuted};
    font: inherit;
  }
  > [data-grip] {
    inline-size: 24px;
    cursor: grab;
    touch-action: none;

    &:hover {
      color: ${tokens.color.text};
    }
    &:focus-visible {
      outline: 2px solid ${tokens.color.focusRing};
      outline-offset: -2px;
    }
  }
  > [data-delete] {
    inline-size: 28px;
    cursor: default;
    -webkit-tap-highlight-color: transparent;
    transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

    &:active,
    &:focus-visible {
      background: ${tokens.color.dangerSoft};
      color: ${tokens.color.danger};
    }
    @media (hover: hover) {
      &:hover {
        background: ${tokens.color.dangerSoft};
        color: ${tokens.color.danger};
      }
    }
    &:focus-visible {
      outline: 2px solid ${tokens.color.focusRing};
      outline-offset: 2px;
    }
  }
`;
