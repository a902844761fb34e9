import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FlushLink } from './FlushLink';
import type { MakingDraft } from '../useDrafts';
import { rehearsalMessages } from './rehearsalMessages';

interface NewDraftProps {
  making: MakingDraft | null;
  courseName: string;
  /** Answers whether there is a draft now. */
  onMake: (name: string) => Promise<boolean>;
}

/** Most characters of a name. */
const longestName = 60;

/** Asks what a new draft is called, and shows how far its making is. */
export function NewDraft({ making, courseName, onMake }: NewDraftProps) {
  const text = useMessages(rehearsalMessages);
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <FlushLink variant="link" onPress={() => setName(text.suggestedName({ course: courseName }).slice(0, longestName))}>
        {text.newDraft}
      </FlushLink>
    );
  }

  const isRunning = making?.status === 'running';
  async function handleMake() {
    if (await onMake((name ?? '').trim())) setName(null);
  }

  return (
    <Form role="group" aria-label={text.newDraft}>
      <TextField autoFocus isRequired label={text.name} value={name} maxLength={longestName} isReadOnly={isRunning} onChange={setName} />
      <Acts>
        <Button
          isPending={isRunning}
          pendingLabel={text.making({ percent: making?.percent ?? 0 })}
          isDisabled={name.trim() === ''}
          onPress={() => void handleMake()}
        >
          {text.make}
        </Button>
        {!isRunning && (
          <Button variant="ghost" onPress={() => setName(null)}>
            {text.cancel}
          </Button>
        )}
      </Acts>
      {making?.status === 'failed' && <Note variant="error">{making.message || text.notMade}</Note>}
    </Form>
  );
}

const Form = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: min(100%, 360px);
`;

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;
