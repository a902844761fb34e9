import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Of an editor's page header. */
const barHeight = '56px';

export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.sticky};
  background: ${tokens.color.surface};
`;

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

export const Tools = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};

  &[data-ruled]::after {
    content: '';
    block-size: 16px;
    margin-inline: ${tokens.space[2]};
    border-inline-start: 1px solid ${tokens.color.borderStrong};
  }
`;

export const Facts = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;
