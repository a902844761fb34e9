import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
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
    <Foot>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
      <Fact>{text.pressAnyText}</Fact>
    </Foot>
  );
}

const Foot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.z.sticky};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[5]};
  block-size: 40px;
  padding-inline: ${tokens.size.pageX};
  overflow: hidden;
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;
  ${screenOnly}

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
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
