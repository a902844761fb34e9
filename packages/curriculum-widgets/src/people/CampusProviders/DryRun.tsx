import type { CampusDryRun, CampusValues } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FormSection } from '../../support/formSections/FormSection';
import { messageOf } from '../../support/messageOf';
import { MutedText } from '../../support/textParts';
import type { CampusProvidersSource } from './CampusProvidersSource';
import { DryRunResult } from './DryRunResult';
import { campusProvidersMessages } from './messages';
import { triedOf, type ProviderValues } from './providerValues';
import { parseAttributes } from './sampleAttributes';

interface DryRunProps {
  values: ProviderValues;
  /** 0 for a new provider. */
  id: number;
  source: Pick<CampusProvidersSource, 'tryProvider'>;
}

/** What a run answered, and for what: an answer about other fields is none. */
interface Run {
  values: ProviderValues;
  typed: string;
  result?: CampusDryRun;
  problem?: string;
}

/** Attributes of somebody, and what their first sign-in would do with the fields as they are now. */
export function DryRun({ values, id, source }: DryRunProps) {
  const text = useMessages(campusProvidersMessages);
  const [typed, setTyped] = useState('');
  const [isUnread, setUnread] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [run, setRun] = useState<Run>();
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = run?.values === values && run.typed === typed ? run : undefined;

  async function start() {
    const attributes: CampusValues | undefined = parseAttributes(typed);
    setUnread(!attributes);
    if (!attributes) {
      area.current?.focus();
      return;
    }
    setRunning(true);
    try {
      setRun({ values, typed, result: await source.tryProvider({ provider: triedOf(values, id), attributes }) });
    } catch (error) {
      setRun({ values, typed, problem: messageOf(error) });
    } finally {
      setRunning(false);
    }
  }

  return (
    <FormSection title={text.trial}>
      <Trial>
        <MutedText>{text.trialHint}</MutedText>
        <TextArea
          label={text.sample}
          description={text.sampleHelp}
          value={typed}
          minRows={4}
          maxRows={12}
          inputRef={area}
          spellCheck="false"
          placeholder={'user: 20260001\ncn: …'}
          onChange={(value) => {
            setTyped(value);
            setUnread(false);
          }}
          errorMessage={isUnread ? text.sampleWrong : undefined}
        />
        <Button isPending={isRunning} pendingLabel={text.running} onPress={() => void start()}>
          {text.run}
        </Button>
        <Answer role="status" aria-label={text.result}>
          {shown?.problem !== undefined && <Note variant="error">{shown.problem}</Note>}
          {shown?.result && <DryRunResult result={shown.result} />}
        </Answer>
      </Trial>
    </FormSection>
  );
}

const Trial = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};

  > * {
    max-inline-size: 100%;
  }
  > :not(button) {
    inline-size: 100%;
  }
`;

const Answer = styled.div`
  &:empty {
    display: none;
  }
`;
