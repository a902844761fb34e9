import { textLimits } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { isInComposition } from '@college/ui/composition';
import { Dialog } from '@college/ui/Dialog';
import { countCharacters } from '@college/ui/LongTextField';
import { useMessages } from '@college/ui/messages';
import { TextArea, type TextAreaProps } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { nameProblem, singleLine } from './courseName';
import { majorHomeMessages } from './messages';

interface RenameCourseProps {
  /** As the course is called now. */
  name: string;
  /** What was typed before a save failed. */
  draft?: string;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** The long-text window for the name of a course: Enter saves, Esc leaves the old name. */
export function RenameCourse({ name, draft = name, onRename, onClose }: RenameCourseProps) {
  const text = useMessages(majorHomeMessages);
  const [typed, setTyped] = useState(draft);
  const [isRefused, setIsRefused] = useState(false);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const problem = nameProblem(typed);
  const words = { missing: text.nameMissing, tooLong: text.nameTooLong({ max: textLimits.title, length: singleLine(typed).length }) };

  function save() {
    const next = singleLine(typed);
    if (problem !== null) {
      setIsRefused(true);
      inputRef.current?.focus();
    } else if (next === name) onClose();
    else onRename(next);
  }
  const handleKeyDown: TextAreaProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || isInComposition(event)) {
      event.continuePropagation();
      return;
    }
    event.preventDefault();
    save();
  };

  return (
    <Dialog
      isOpen
      title={text.rename({ name: name || text.unnamed })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footerStart={<Count>{text.count({ count: countCharacters(singleLine(typed)) })}</Count>}
      footer={
        <>
          <Button variant="ghost" slot="close">
            {text.cancel}
          </Button>
          <Button variant="primary" onPress={save}>
            {text.save}
          </Button>
        </>
      }
    >
      <TextArea
        label={text.name}
        isRequired
        autoFocus
        minRows={8}
        maxRows={16}
        value={typed}
        onChange={setTyped}
        errorMessage={problem !== null && (isRefused || problem === 'tooLong') ? words[problem] : undefined}
        inputRef={inputRef}
        onKeyDown={handleKeyDown}
      />
    </Dialog>
  );
}

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;
