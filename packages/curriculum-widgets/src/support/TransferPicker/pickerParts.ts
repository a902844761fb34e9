import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 516px;
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
`;

export const Codes = styled.div`
  flex: none;
  padding-inline: ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};
`;

export const Lists = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(104px, auto) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;

  &[data-readonly] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  &[data-dragging],
  &[data-dragging] * {
    cursor: grabbing;
  }

  /* One below the other, with the buttons between them; the frame scrolls. */
  ${onNarrowWindow} {
    &,
    &[data-readonly] {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(240px, auto) auto auto;
      overflow-y: auto;
    }
  }
`;

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 84px;

  &[data-drop] {
    outline: 2px dashed ${tokens.color.accent};
    outline-offset: -2px;
    background: ${tokens.color.accentSoft};
  }
`;

export const Find = styled.div`
  flex: none;
  padding: 0 ${tokens.space[6]} ${tokens.space[2]};
`;

export const Targets = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;

  [data-readonly] > & {
    border-inline-start: 1px solid ${tokens.color.border};
  }
  > ${Pane} {
    flex: 0 1 auto;
    padding-block-end: ${tokens.space[3]};
  }
  > ${Pane} + ${Pane} {
    flex: 1 1 auto;
    padding-block-end: 0;
    border-block-start: 1px solid ${tokens.color.border};
  }
`;
