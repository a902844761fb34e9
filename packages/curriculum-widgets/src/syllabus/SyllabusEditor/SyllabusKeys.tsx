import { useMessages } from '@college/ui/messages';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { KeyFoot } from '../../support/KeyFoot';
import { syllabusEditorMessages } from './messages';

/** The foot of the editor: its keys, and how a text is changed. */
export function SyllabusKeys() {
  const text = useMessages(syllabusEditorMessages);
  const hints = [
    { keys: ['Tab'], does: text.keyNext },
    { keys: ['Shift', 'Tab'], does: text.keyBefore },
    { keys: ['Esc'], does: text.keyLeave },
    { keys: ['Ctrl', 'Z'], does: text.undo },
    { keys: ['F8'], does: text.keyUnfilled },
    { keys: ['Ctrl', 'S'], does: text.saveChange },
  ];
  return (
    <Foot hints={hints}>
      <Fact>{text.pressAnyText}</Fact>
    </Foot>
  );
}

const Foot = styled(KeyFoot)`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.z.sticky};
  flex-wrap: nowrap;
  overflow: hidden;
  background: ${tokens.color.surface};

  /* Few windows of that width have a keyboard, and none has the room. */
  ${onSmallWindow} {
    display: none;
  }
`;

const Fact = styled.span`
  && {
    margin-inline-start: auto;
  }
`;
