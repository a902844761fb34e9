import { tokens } from '@college/ui/theme';
import { Tree } from '@college/ui/Tree';
import { styled } from 'styled-components';

/** A page as a column: its header, its toolbar and what they are about, 20 px apart. */
export const PageFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[5]};
  min-inline-size: 0;

  /* It is given the focus, and is no control. */
  &[tabindex='-1']:focus {
    outline: none;
  }
`;

/* The window’s height without what is above and below, so that toolbar and tree stay together. */
/** The tree that a page is about. */
export const PageTree = styled(Tree)`
  max-block-size: max(320px, calc(100vh - 292px));
`;
