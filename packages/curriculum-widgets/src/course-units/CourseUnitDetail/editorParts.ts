import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Of an editor's page header. */
const barHeight = '56px';

/* A layer of its own: heads of tables that stick inside must not come over the bar. */
export const Body = styled.div`
  display: flex;
  align-items: flex-start;
  isolation: isolate;
`;

/* Stays in view, below the bar, while the form scrolls. */
export const Side = styled.div`
  position: sticky;
  inset-block-start: ${barHeight};
  display: flex;
  flex: none;
  align-self: stretch;
  max-block-size: calc(100dvh - ${tokens.size.topbar} - ${barHeight});

  > * {
    flex: 1;
  }
`;
