import { Button } from '@college/ui/Button';
import { useMessages, withLang } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { StepProgress } from '../../support/progress/StepLog';
import { SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { editionListMessages } from './messages';
import type { EditionMaking } from './useStartEdition';

interface MakingNoteProps {
  progress: EditionMaking;
  /** Shows the steps, and what can be done where it failed. */
  onShow: () => void;
}

/** The draft that is made while its dialog is closed: how far it is, or that it could not be made. */
export function MakingNote({ progress: { making, watch }, onShow }: MakingNoteProps) {
  const text = useMessages(editionListMessages);
  const language = useLanguage();
  if (making === null || making.status === 'done') return null;
  const { name } = making.request;
  const show = (
    <Button variant="link" size="small" onPress={onShow}>
      {text.showMaking}
    </Button>
  );
  if (making.status === 'failed') {
    return (
      <Note variant="error" action={show}>
        {text.notMade({ name, message: making.message })}
      </Note>
    );
  }
  if (making.status === 'stopped') {
    const again = (
      <Button variant="link" size="small" onPress={() => void watch(making.request)}>
        {text.watch}
      </Button>
    );
    return (
      <Note variant="warning" action={again}>
        {text.makingStopped}
      </Note>
    );
  }
  return (
    <Strip role="group" aria-label={text.making({ name })}>
      <SectionTitle as="h2">{withLang(text.making({ name }), language)}</SectionTitle>
      <StepProgress log={making.log} text={text} />
      {show}
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(160px, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  padding-block: ${tokens.space[3]};
  border-block: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
