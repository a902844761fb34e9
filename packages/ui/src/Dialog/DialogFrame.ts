import { Modal, ModalOverlay } from 'react-aria-components';
import { css, keyframes, styled } from 'styled-components';
import { onNarrowWindow, tokens } from '../theme';

const rise = keyframes`
  from { transform: translateY(4px); }
`;

/** The ground that covers the page under a modal layer. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.overlay};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${tokens.space[6]};
  background: ${tokens.color.overlay};

  ${onNarrowWindow} {
    padding: ${tokens.space[2]};
  }
`;

/** How the sheet of a dialog looks. */
export const sheetGround = css`
  display: flex;
  flex-direction: column;
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.color.shadowDialog};

  [data-cw-theme='light'] & {
    border-color: ${tokens.color.border};
  }
`;

/** The sheet of a dialog in one of its four sizes; it never grows past the window. */
export const Sheet = styled(Modal)`
  ${sheetGround}
  inline-size: min(100%, max(var(--dialog-width), var(--dialog-least, 0px)));
  max-block-size: calc(100vh - ${tokens.space[12]});

  ${onNarrowWindow} {
    max-block-size: calc(100vh - ${tokens.space[4]});
  }
  animation: ${rise} ${tokens.motion.base} ${tokens.motion.ease};

  /* A question is as narrow as its words allow, and 480 px when the loss needs two lines. */
  &[data-size='confirm'] {
    inline-size: fit-content;
    min-inline-size: min(100%, ${tokens.size.dialogS});
    max-inline-size: min(100%, 480px);
  }
  &[data-size='s'] {
    --dialog-width: ${tokens.size.dialogS};
  }
  &[data-size='m'] {
    --dialog-width: ${tokens.size.dialogM};
  }
  &[data-size='l'] {
    --dialog-width: ${tokens.size.dialogL};
  }
  &[data-size='xl'] {
    --dialog-width: ${tokens.size.dialogXL};
    block-size: 760px;
  }
`;
