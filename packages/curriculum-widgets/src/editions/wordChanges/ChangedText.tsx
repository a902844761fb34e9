import { useMessages } from '@college/ui/messages';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';
import { Inserted, Removed } from './changedTextParts';
import { wordChangesMessages } from './messages';
import { wordChanges } from './wordChanges';

export interface ChangedTextProps {
  before: string;
  after: string;
  /** Whether the text before is shown right beside this one, so that a rewritten text need not repeat it. */
  isBeforeBeside?: boolean;
}

/** What became of a text, with the removed and inserted words marked; a text that was rewritten is shown under the one before. */
export function ChangedText({ before, after, isBeforeBeside = false }: ChangedTextProps) {
  const text = useMessages(wordChangesMessages);
  const language = useLanguage();
  const inItsLanguage = (words: string) => <InChinese text={words} language={language} />;
  const { pieces, isRewritten } = wordChanges(before, after);
  if (isRewritten && isBeforeBeside) return <Words>{inItsLanguage(after)}</Words>;
  if (isRewritten) {
    return (
      <Words>
        <Under>
          <VisuallyHidden>{text.before}</VisuallyHidden>
          <Removed>{inItsLanguage(before)}</Removed>
        </Under>
        <Under>
          <VisuallyHidden>{text.after}</VisuallyHidden>
          <Inserted>{inItsLanguage(after)}</Inserted>
        </Under>
      </Words>
    );
  }
  return (
    <Words>
      {pieces.map(({ text: words, change }, index) => {
        if (change === 'same') return <Fragment key={index}>{inItsLanguage(words)}</Fragment>;
        const Piece = change === 'removed' ? Removed : Inserted;
        return (
          <Piece key={index}>
            <VisuallyHidden>{change === 'removed' ? text.removed : text.inserted}</VisuallyHidden>
            {inItsLanguage(words)}
          </Piece>
        );
      })}
    </Words>
  );
}

const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Under = styled.span`
  display: block;
`;
