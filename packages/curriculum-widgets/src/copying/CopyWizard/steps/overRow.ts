import { css } from 'styled-components';

/** A control of the browser laid unseen over its row, so that the whole row takes the pointer; what it shows is drawn beside it. */
export const overRow = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: default;
`;
