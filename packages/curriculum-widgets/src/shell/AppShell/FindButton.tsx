import { Icon } from '@college/ui/icons';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { appShellMessages } from './messages';

/** Opens the search over the page; it looks like the field that comes, and says the key that does the same. */
export function FindButton({ onPress }: { onPress: () => void }) {
  const text = useMessages(appShellMessages);
  return (
    <Find onPress={onPress} aria-haspopup="dialog" aria-keyshortcuts="Control+K">
      <Icon of={Search} />
      <Words>{text.find}</Words>
      <Kbd aria-hidden>Ctrl K</Kbd>
    </Find>
  );
}

const Find = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  inline-size: 248px;
  min-inline-size: 0;
  block-size: ${tokens.density.control};
  padding: 0 ${tokens.space[2]} 0 ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  text-align: start;

  &[data-hovered] {
    border-color: ${tokens.color.borderStrong};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 1px;
  }
  ${onNarrowWindow} {
    inline-size: auto;

    > kbd {
      display: none;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
