import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { unsized } from '../layout/useGridMeasure';
import { changeStyles } from '../styles/changeStyles';
import { cellStyles } from '../styles/cellStyles';
import { spotMarkStyles } from '../styles/spotMarkStyles';
import { denseStyles } from '../styles/denseStyles';
import { suggestionStyles } from '../styles/suggestionStyles';
import { footStyles } from '../styles/footStyles';
import { frozenStyles } from '../styles/frozenStyles';
import { headStyles } from '../styles/headStyles';
import { printStyles } from '../styles/printStyles';
import { selectionStyles } from '../styles/selectionStyles';

/** The scrolling element with the one stylesheet of all cells: they are plain elements, styled by attributes. */
export const GridRoot = styled.div`
  position: relative;
  isolation: isolate;
  max-block-size: var(--matrix-height, max(${unsized.least}px, calc(100dvh - ${unsized.rest}px)));
  overflow: auto;
  overscroll-behavior-x: contain;
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;

  [role='grid'] {
    inline-size: max(100%, var(--matrix-width));
  }
  i,
  b {
    font-style: normal;
    font-weight: inherit;
  }
  [data-part='probe'] {
    position: absolute;
    inline-size: 0;
    block-size: ${tokens.density.matrixCell};
    visibility: hidden;
  }
  ${headStyles}
  ${frozenStyles}
  ${footStyles}
  ${cellStyles}
  ${selectionStyles}
  ${changeStyles}
  ${spotMarkStyles}
  ${denseStyles}
  ${suggestionStyles}
  ${printStyles}
`;
