import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { memo } from 'react';
import { styled } from 'styled-components';
import { editButton } from '../../cells';
import { englishName, isEnglishOlder, useSyllabusPart, useSyllabusStore, type TranslatedName } from '../../field';
import { syllabusEditorMessages } from '../messages';
import { useFieldLabel, usePaperLanguages } from '../paperLanguage';
import { TextValue } from './TextValue';

/** A text in the languages of the paper: the Chinese record, both, or the English with the Chinese above. */
export const TranslatedValue = memo(function TranslatedValue({ name }: { name: TranslatedName }) {
  const languages = usePaperLanguages();
  const label = useFieldLabel(name);
  if (languages === 'zh') return <TextValue name={name} label={label} />;
  if (languages === 'en') return <EnglishValue name={name} isAlone />;
  return (
    <>
      <TextValue name={name} label={label} />
      <EnglishValue name={name} />
    </>
  );
});

/** The English of a text; who works in English alone reads the Chinese where there is no English yet, and never writes over it. */
function EnglishValue({ name, isAlone = false }: { name: TranslatedName; isAlone?: boolean }) {
  const text = useMessages(syllabusEditorMessages);
  const label = useFieldLabel(name);
  const chinese = useSyllabusPart(({ work }) => work.kept[name]);
  const isFilled = chinese.trim() !== '';
  const reference = isAlone && isFilled && (
    <Reference>
      <span>{text.chineseText}</span>
      <span lang="zh-CN">{chinese}</span>
    </Reference>
  );
  const none = isAlone ? isFilled && <span lang="zh-CN">{chinese}</span> : <span data-part="unfilled">{text.noEnglish}</span>;
  return (
    <TextValue
      name={englishName(name)}
      label={text.englishOf({ field: label })}
      lang="en"
      anchor={isAlone ? name : undefined}
      fallback={none || undefined}
      reference={reference || undefined}
      mark={<OlderMark name={name} label={label} />}
    />
  );
}

/** Says that the Chinese changed after its English was written, and takes it back when the English is found to be right still (decision 156). */
function OlderMark({ name, label }: { name: TranslatedName; label: string }) {
  const text = useMessages(syllabusEditorMessages);
  const store = useSyllabusStore();
  const isOlder = useSyllabusPart((state) => isEnglishOlder(state, name));
  if (!isOlder) return null;
  return (
    <small data-part="older">
      <sup>†</sup> {text.older}
      {store.isRevisable && (
        <Button
          variant="link"
          size="small"
          aria-label={text.stillRightOf({ field: label })}
          onPress={({ target }) => {
            // The button is unmounted with the mark; the focus stays at the field.
            target.closest('[data-field]')?.querySelector<HTMLElement>(editButton)?.focus();
            store.act({ type: 'englishConfirmed', name });
          }}
        >
          {text.stillRight}
        </Button>
      )}
    </small>
  );
}

/* In its line and in the window alike. */
const Reference = styled.p`
  display: flex;
  gap: ${tokens.space[3]};
  margin: 0;
  padding-block-end: ${tokens.space[1]};
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  white-space: pre-line;
  overflow-wrap: anywhere;

  > :first-child {
    flex: none;
    color: ${tokens.color.textMuted};
  }
`;
