import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { MutedText } from '../../../support/textParts';
import type { useDrafts } from '../useDrafts';
import { NewDraft } from './NewDraft';
import { rehearsalMessages } from './rehearsalMessages';

interface EditionChoiceProps {
  drafts: ReturnType<typeof useDrafts>;
  /** The major of the chosen draft; null for the current edition. */
  draftId: number | null;
  courseName: string;
  onChoose: (draftId: number | null) => void;
}

const current = 'current';

/** Whether the copy goes into the current edition of the chosen major, or is rehearsed in a draft of it. */
export function EditionChoice({ drafts, draftId, courseName, onChoose }: EditionChoiceProps) {
  const text = useMessages(rehearsalMessages);
  const { drafts: list, retry, make, making } = drafts;
  if (list.status === 'loading') return <MutedText role="status">{text.loading}</MutedText>;
  if (list.status === 'failed') {
    return (
      <Note
        variant="warning"
        action={
          <Button variant="link" size="small" onPress={retry}>
            {text.retry}
          </Button>
        }
      >
        {text.draftsFailed}
      </Note>
    );
  }
  return (
    <Choice>
      <RadioGroup
        label={text.edition}
        orientation="vertical"
        value={String(draftId ?? current)}
        description={draftId === null ? text.currentHint : text.draftHint}
        onChange={(value) => onChoose(value === current ? null : Number(value))}
      >
        <Radio value={current}>{text.current}</Radio>
        {list.value.map(({ id, name, majorId }) => (
          <Radio key={id} value={String(majorId)}>
            {text.draft({ name })}
          </Radio>
        ))}
      </RadioGroup>
      {make && <NewDraft making={making} courseName={courseName} onMake={make} />}
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
`;
