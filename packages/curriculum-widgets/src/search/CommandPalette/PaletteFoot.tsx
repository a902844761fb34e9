import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { commandPaletteMessages } from './messages';

/** The keys of the palette. */
export function PaletteFoot() {
  const text = useMessages(commandPaletteMessages);
  return (
    <Foot>
      <span>
        <Kbd>↑↓</Kbd> {text.choose}
      </span>
      <span>
        <Kbd>Enter</Kbd> {text.open}
      </span>
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {text.newTab}
      </span>
      <span>
        <Kbd>Tab</Kbd> {text.scope}
      </span>
      <Gap />
      <span>
        <Kbd>&gt;</Kbd> {text.actsAlone}
      </span>
      <span>
        <Kbd>?</Kbd> {text.allKeys}
      </span>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[4]};
  block-size: 40px;
  padding: 0 ${tokens.space[5]};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;

  ${onNarrowWindow} {
    display: none;
  }
`;

const Gap = styled.span`
  flex: 1;
`;
