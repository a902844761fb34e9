import { useMessages } from '@college/ui/messages';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
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
  const { pieces, isRewritten } = wordChanges(before, after);
  if (isRewritten && isBeforeBeside) return <Words>{after}</Words>;
  if (isRewritten) {
    return (
      <Words>
        <Under>
          <VisuallyHidden>{text.before}</VisuallyHidden>
          <Removed>{before}</Removed>
        </Under>
        <Under>
          <VisuallyHidden>{text.after}</VisuallyHidden>
          <Inserted>{after}</Inserted>
        </Under>
      </Words>
    );
  }
  return (
    <Words>
      {pieces.map(({ text: words, change }, index) => {
        if (change === 'same') return <span key={index}>{words}</span>;
        const Piece = change === 'removed' ? Removed : Inserted;
        return (
          <Piece key={index}>
            <VisuallyHidden>{change === 'removed' ? text.removed : text.inserted}</VisuallyHidden>
            {words}
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
