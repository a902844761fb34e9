import { onNarrowWindow, tokens } from '@college/ui/theme';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { styled } from 'styled-components';

/** The ground over the page; the palette hangs from above, so that it does not jump as the list grows. */
export const Ground = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.overlay};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  justify-items: center;
  padding: 72px ${tokens.space[6]} ${tokens.space[6]};
  background: ${tokens.color.overlay};

  ${onNarrowWindow} {
    padding: ${tokens.space[2]};
  }
`;

export const Sheet = styled(Modal)`
  display: flex;
  inline-size: min(100%, 760px);
  max-block-size: min(640px, calc(100vh - 96px));
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.layer};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.color.shadowDialog};
`;

export const Content = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`;
