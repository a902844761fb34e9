import { isLong, textDifference, type ChangedField } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { editHistoryMessages } from './messages';
import { Inserted, Removed } from '../../editions/wordChanges';
import { langOf } from '../../support/langOf';
import { Muted } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';

/** What became of a value: short ones side by side, long texts in one with the words that went and came marked. */
export function ChangedValue({ before, after }: Pick<ChangedField, 'before' | 'after'>) {
  const text = useMessages(editHistoryMessages);
  const language = useLanguage();
  const isText = before !== '' && after !== '' && (isLong(before) || isLong(after));
  if (isText) {
    const pieces = textDifference(before, after, language);
    return (
      <Value>
        {pieces.map(({ text: words, change }, index) => {
          const Piece = change === 'removed' ? Removed : change === 'added' ? Inserted : 'span';
          return (
            <Piece key={index} lang={langOf(words, language)}>
              {words}
            </Piece>
          );
        })}
      </Value>
    );
  }
  return (
    <Value>
      <VisuallyHidden>{text.before}</VisuallyHidden>
      {before === '' ? <Muted>{text.empty}</Muted> : <Removed lang={langOf(before, language)}>{before}</Removed>}
      <Arrow aria-hidden="true">→</Arrow>
      <VisuallyHidden>{text.after}</VisuallyHidden>
      {after === '' ? <Muted>{text.empty}</Muted> : <Inserted lang={langOf(after, language)}>{after}</Inserted>}
    </Value>
  );
}

const Value = styled.dd`
  margin: 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Arrow = styled.span`
  margin-inline: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
`;
