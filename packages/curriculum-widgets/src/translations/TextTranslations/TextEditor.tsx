import type { CourseText } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { isInComposition } from '@college/ui/composition';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import type { TextFieldProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { textTranslationsMessages } from './messages';
import { limitBroken } from './textWork';

interface TextEditorProps {
  text: CourseText;
  /** The location of the text. */
  place: string;
  /** What is typed and not saved. */
  draft: string | undefined;
  failure: string | undefined;
  onType: (text: string) => void;
  onConfirm: () => void;
  onMove: (step: 1 | -1) => void;
  onNextOpen: () => void;
  /** Where in the list it is: 第 3 项，共 40 项. */
  position: string;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** One text: its Chinese, and beside it the field for its English. */
export function TextEditor({ text, place, draft, failure, onType, onConfirm, onMove, onNextOpen, position, inputRef }: TextEditorProps) {
  const words = useMessages(textTranslationsMessages);
  const typed = draft ?? text.en ?? '';
  const broken = draft === undefined ? null : limitBroken(text, draft);
  const isConfirmed = text.older === true && draft !== undefined && draft === text.en;
  const isOlder = text.older === true && draft === undefined;

  function handleKeyDown(event: Parameters<NonNullable<TextFieldProps['onKeyDown']>>[0]) {
    event.continuePropagation();
    if (isInComposition(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onNextOpen();
    } else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <Pane aria-label={words.editor}>
      <Head>
        <Place title={place}>{place}</Place>
        <span>{position}</span>
        <IconButton size="small" aria-label={words.previous} onPress={() => onMove(-1)}>
          <Icon of={ChevronUp} />
        </IconButton>
        <IconButton size="small" aria-label={words.next} onPress={() => onMove(1)}>
          <Icon of={ChevronDown} />
        </IconButton>
      </Head>
      <Columns>
        <div>
          <Label>{words.record}</Label>
          <Chinese tabIndex={0} role="note" aria-label={words.record}>
            <span lang="zh">{text.zh}</span>
          </Chinese>
        </div>
        <div>
          <TextArea
            label={words.english}
            lang="en"
            inputRef={inputRef}
            value={typed}
            onChange={onType}
            onKeyDown={handleKeyDown}
            isReadOnly={!text.editable}
            minRows={4}
            maxRows={6}
            errorMessage={broken ? words.tooLong(broken) : failure}
            description={text.editable ? undefined : words.readOnly}
          />
        </div>
      </Columns>
      <Foot>
        {(isOlder || isConfirmed) && (
          <Doubt data-confirmed={isConfirmed || undefined}>
            {isOlder && <Icon of={TriangleAlert} size="small" />}
            {isOlder ? words.olderHint : words.confirmed}
          </Doubt>
        )}
        {isOlder && text.editable && (
          <Button size="small" onPress={onConfirm}>
            {words.stillRight}
          </Button>
        )}
        <Hint>
          <Kbd>Enter</Kbd> {words.keys}
        </Hint>
        <Button size="small" onPress={onNextOpen}>
          {words.nextOpen}
        </Button>
      </Foot>
    </Pane>
  );
}

const Pane = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.borderStrong};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Place = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${tokens.color.text};
  text-overflow: ellipsis;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space[6]};

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Label = styled.div`
  padding-block-end: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Chinese = styled.div`
  max-block-size: 160px;
  overflow: auto;
  font: ${tokens.font.regular} 14px/24px ${tokens.font.family};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 28px;
`;

const Doubt = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.warning};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &[data-confirmed] {
    color: ${tokens.color.textMuted};
  }
`;

const Hint = styled.span`
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
