import type { CampusSettings, SaveLocalSignInRequest } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { MutedText, SectionTitle } from '../../support/textParts';
import { CloseLocalDialog } from './CloseLocalDialog';
import { campusProvidersMessages } from './messages';

interface LocalSignInPartProps {
  settings: CampusSettings;
  onSave: (request: SaveLocalSignInRequest) => Promise<void>;
}

/** Whether people sign in by password too: switched off after a question that names the emergency account, on again at once. */
export function LocalSignInPart({ settings, onSave }: LocalSignInPartProps) {
  const text = useMessages(campusProvidersMessages);
  const { local, breakGlassChoices, providers } = settings;
  const [isAsked, setAsked] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hasProvider = providers.some(({ isEnabled }) => isEnabled);
  const account = breakGlassChoices.find(({ id }) => id === local.breakGlassUserId);

  async function open() {
    setOpening(true);
    setProblem(undefined);
    try {
      // The emergency account may have been disabled meanwhile: then there is none.
      await onSave({ ...local, isOpen: true, breakGlassUserId: account?.id ?? null });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setOpening(false);
    }
  }

  return (
    <Part aria-label={text.local}>
      <SectionTitle>{text.local}</SectionTitle>
      {local.isOpen ? (
        <MutedText>{text.localOpen}</MutedText>
      ) : (
        <Note variant="info">
          {text.localClosed({ name: account ? `${account.userName} ${account.email}` : `#${local.breakGlassUserId}` })}
        </Note>
      )}
      {problem !== undefined && <Note variant="error">{problem}</Note>}
      <Acts>
        {local.isOpen ? (
          <>
            <Button isDisabled={!hasProvider || breakGlassChoices.length === 0} onPress={() => setAsked(true)}>
              {text.close}
            </Button>
            {!hasProvider && <MutedText>{text.needProvider}</MutedText>}
            {hasProvider && breakGlassChoices.length === 0 && <MutedText>{text.noChoice}</MutedText>}
          </>
        ) : (
          <Button isPending={isOpening} pendingLabel={text.saving} onPress={() => void open()}>
            {text.open}
          </Button>
        )}
      </Acts>
      {isAsked && <CloseLocalDialog settings={settings} onSave={onSave} onClose={() => setAsked(false)} />}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
`;
