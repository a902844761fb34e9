import type { DocumentLanguages } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { ProgressBar } from '@college/ui/ProgressBar';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { useState } from 'react';
import { Stack } from '../../support/layoutParts';
import type { MissingCharacters } from '../../syllabus/ReportExport';
import { publishedEditionMessages } from './messages';
import type { PublishedEditionSource } from './PublishedEditionSource';
import { useBooklet, type BookletOf } from './useBooklet';

interface BookletDialogProps {
  source: PublishedEditionSource;
  of: BookletOf;
  name: string;
  /** The languages in which the page is read: those of the booklet at first. */
  languages: DocumentLanguages;
  onHandedOver: (made: { editable: boolean; missing: readonly MissingCharacters[] }) => void;
  onClose: () => void;
}

const choices: readonly DocumentLanguages[] = ['zh', 'en', 'both'];

/** Asks how the booklet is wanted, then shows how far its making is. */
export function BookletDialog({ source, of, name, languages: shown, onHandedOver, onClose }: BookletDialogProps) {
  const text = useMessages(publishedEditionMessages);
  const { state, make } = useBooklet({ source, of, onHandedOver });
  const [format, setFormat] = useState<'pdf' | 'word'>('pdf');
  const [languages, setLanguages] = useState(shown);
  const [hasSyllabuses, setSyllabuses] = useState(false);
  const isMaking = state.status === 'making';
  return (
    <Dialog
      isOpen
      title={text.bookletTitle({ name })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" slot="close">
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isMaking}
            pendingLabel={text.making}
            onPress={() => void make({ editable: format === 'word', languages, syllabuses: hasSyllabuses })}
          >
            {text.make}
          </Button>
        </>
      }
    >
      <Stack>
        {state.status === 'failed' && <Note variant="error">{state.message}</Note>}
        <RadioGroup
          label={text.format}
          value={format}
          isDisabled={isMaking}
          onChange={(next) => setFormat(next === 'word' ? 'word' : 'pdf')}
        >
          <Radio value="pdf">{text.pdf}</Radio>
          <Radio value="word">{text.word}</Radio>
        </RadioGroup>
        <RadioGroup
          label={text.languages}
          value={languages}
          isDisabled={isMaking}
          onChange={(next) => setLanguages(choices.find((choice) => choice === next) ?? 'zh')}
        >
          {choices.map((choice) => (
            <Radio key={choice} value={choice}>
              {text[choice]}
            </Radio>
          ))}
        </RadioGroup>
        <Checkbox isSelected={hasSyllabuses} isDisabled={isMaking} onChange={setSyllabuses} description={text.syllabusesHint}>
          {text.syllabuses}
        </Checkbox>
        {isMaking && (
          <ProgressBar label={text.making} isIndeterminate={state.percent === null} value={state.percent ?? 0} hint={text.mayClose} />
        )}
      </Stack>
    </Dialog>
  );
}
