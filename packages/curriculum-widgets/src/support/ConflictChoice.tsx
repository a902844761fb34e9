import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import type { ReactNode } from 'react';
import { Intro, List, Side, Words } from './conflictParts';

type ConflictSide = 'mine' | 'theirs';

interface ConflictChoiceProps {
  text: Record<'conflictTitle' | 'conflictIntro' | 'noDifference' | 'allMine' | 'allTheirs' | 'later' | 'saveChoices', string>;
  hasDifferences: boolean;
  onAll: (side: ConflictSide) => void;
  onSave: () => void;
  onLater: () => void;
  /** The differences, each as a `ConflictRow`. */
  children: ReactNode;
}

/** The dialog in which two versions of one record are set side by side: one side for each difference, or for all, or a decision for later. */
export function ConflictChoice({ text, hasDifferences, onAll, onSave, onLater, children }: ConflictChoiceProps) {
  return (
    <Dialog
      isOpen
      size="l"
      title={text.conflictTitle}
      onOpenChange={onLater}
      footerStart={
        hasDifferences && (
          <>
            <Button variant="link" onPress={() => onAll('mine')}>
              {text.allMine}
            </Button>
            <Button variant="link" onPress={() => onAll('theirs')}>
              {text.allTheirs}
            </Button>
          </>
        )
      }
      footer={
        <>
          <Button variant="ghost" onPress={onLater}>
            {text.later}
          </Button>
          <Button variant="primary" onPress={onSave}>
            {text.saveChoices}
          </Button>
        </>
      }
    >
      <Intro>{hasDifferences ? text.conflictIntro : text.noDifference}</Intro>
      <List>{children}</List>
    </Dialog>
  );
}

interface ConflictRowProps {
  label: string;
  text: Record<ConflictSide, string>;
  side: ConflictSide;
  onSideChange: (side: ConflictSide) => void;
  textFor: (side: ConflictSide) => string;
}

/** One difference between two versions, and which side of it is kept. */
export function ConflictRow({ label, text, side, onSideChange, textFor }: ConflictRowProps) {
  return (
    <li>
      <RadioGroup
        label={label}
        orientation="vertical"
        value={side}
        onChange={(value) => onSideChange(value === 'theirs' ? 'theirs' : 'mine')}
      >
        {(['mine', 'theirs'] as const).map((each) => (
          <Radio key={each} value={each}>
            <Side>{text[each]}</Side>
            <Words>{textFor(each)}</Words>
          </Radio>
        ))}
      </RadioGroup>
    </li>
  );
}
