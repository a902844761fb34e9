import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { styled } from 'styled-components';
import { secondFactorMessages } from './messages';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, which nobody can read again after this. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = useMessages(secondFactorMessages);
  const { showToast } = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ type: 'success', message: text.copied });
    } catch {
      // Plain http and strict browsers deny clipboard access.
      showToast({ type: 'warning', message: text.copyByHand });
    }
  }

  return (
    <Lines>
      <Note variant="warning">{text.codesWhy}</Note>
      <List aria-label={text.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Acts>
        <Button onPress={() => void copy()}>{text.copy}</Button>
        <Button variant="primary" onPress={onKept}>
          {text.kept}
        </Button>
      </Acts>
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const List = styled.ul`
  /* As wide as a code of 29 characters: on a phone they are below each other. */
  columns: 18em 2;
  column-gap: ${tokens.space[6]};
  width: fit-content;
  margin: 0;
  padding: 0;
  font-family: ui-monospace, monospace;
  line-height: 1.8;
  list-style: none;
  user-select: all;
`;

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;
