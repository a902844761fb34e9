import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Tooltip } from '@college/ui/Tooltip';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { occupationBrowserMessages } from './messages';

/** The code of an entry, to be copied into a record or a document. */
export function EntryCode({ code }: { code: string }) {
  const text = useMessages(occupationBrowserMessages);
  const { showToast } = useToast();
  const codeRef = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ type: 'success', message: text.copied({ code }) });
    } catch {
      // Plain http and strict browsers deny clipboard access: the code is selected, to be copied by hand.
      if (codeRef.current) getSelection()?.selectAllChildren(codeRef.current);
      showToast({ type: 'warning', message: text.copyByHand });
    }
  }

  return (
    <Line>
      {text.code} <Code ref={codeRef}>{code}</Code>
      <Tooltip content={text.copy}>
        <IconButton size="small" aria-label={text.copy} onPress={() => void copy()}>
          <Icon of={Copy} />
        </IconButton>
      </Tooltip>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
`;

const Code = styled.code`
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;
