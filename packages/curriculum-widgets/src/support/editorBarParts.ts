import { onSmallWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.sticky};
  background: ${tokens.color.surface};

  @media print {
    position: static;

    header > button {
      display: none;
    }
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

  ${onSmallWindow} {
    flex-wrap: wrap;

    /* Save is on its own line. */
    &[data-ruled]::after {
      content: none;
    }
  }
`;

export const Facts = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;
