import { isLong, textDifference, type ChangedField } from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { editHistoryMessages } from './messages';
import { Inserted, Removed } from '../../editions/wordChanges';
import { Muted } from '../../support/textParts';

/** What became of a value: short ones side by side, long texts in one with the words that went and came marked. */
export function ChangedValue({ before, after }: Pick<ChangedField, 'before' | 'after'>) {
  const text = useMessages(editHistoryMessages);
  const { locale } = useLocale();
  const isText = before !== '' && after !== '' && (isLong(before) || isLong(after));
  if (isText) {
    const pieces = textDifference(before, after, locale.startsWith('zh') ? 'zh' : 'en');
    return (
      <Value>
        {pieces.map(({ text: words, change }, index) => {
          const Piece = change === 'removed' ? Removed : change === 'added' ? Inserted : 'span';
          return <Piece key={index}>{words}</Piece>;
        })}
      </Value>
    );
  }
  return (
    <Value>
      <VisuallyHidden>{text.before}</VisuallyHidden>
      {before === '' ? <Muted>{text.empty}</Muted> : <Removed>{before}</Removed>}
      <Arrow aria-hidden="true">→</Arrow>
      <VisuallyHidden>{text.after}</VisuallyHidden>
      {after === '' ? <Muted>{text.empty}</Muted> : <Inserted>{after}</Inserted>}
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
