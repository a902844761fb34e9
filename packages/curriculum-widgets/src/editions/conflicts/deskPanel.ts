import { SidePanel } from '@college/ui/SidePanel';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

const width = '320px';

/** What comes of the decisions, beside them. */
export const DeskPanel = styled(SidePanel)`
  &&[data-expanded] {
    inline-size: ${width};

    ${onSmallWindow} {
      margin-inline-start: calc(${tokens.size.dataCheckClosed} - ${width});
    }
  }
`;

/** A part of that panel. */
export const DeskPanelPart = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]} ${tokens.space[6]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

/** Figures by their names. */
export const DeskFigures = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.space[4]};
  margin: 0;
  font-variant-numeric: tabular-nums;

  dt {
    color: ${tokens.color.textMuted};
  }
  dd {
    margin: 0;
  }
  b {
    font-weight: ${tokens.font.strong};
  }
`;
