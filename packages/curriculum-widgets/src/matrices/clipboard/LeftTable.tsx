import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { quoted } from '../../support/quoted';
import { PlainTable } from './ListParts';
import { clipboardMessages } from './messages';
import type { PasteTarget } from './pasteTarget';
import type { LeftText } from './readPaste';

interface LeftTableProps {
  label: string;
  texts: readonly LeftText[];
  choiceKind: PasteTarget['choiceKind'];
  nameOf: (lineId: string) => string;
}

const firstShown = 20;
const shownMore = 200;

/** What was not understood, with its place and the reason. */
export function LeftTable({ label, texts, choiceKind, nameOf }: LeftTableProps) {
  const text = useMessages(clipboardMessages);
  const [shown, setShown] = useState(firstShown);
  const rest = texts.length - shown;

  function reasonOf({ reason }: LeftText): string {
    if (typeof reason === 'object') return reason.sentence;
    if (reason === 'noItem') return choiceKind === 'ksa' ? text.noKsa : text.noPoint;
    return text[reason];
  }

  return (
    <>
      <PlainTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            <th scope="col">{text.column}</th>
            <th scope="col">{text.content}</th>
            <th scope="col">{text.reason}</th>
          </tr>
        </thead>
        <tbody>
          {texts.slice(0, shown).map((left, index) => (
            // One cell may hold the same word twice, and the list never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">{nameOf(left.rowId)}</th>
              <td>{nameOf(left.columnId)}</td>
              <td>{quoted(left.text)}</td>
              <td>{reasonOf(left)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {rest > 0 && (
        <Button variant="link" size="small" onPress={() => setShown(shown + shownMore)}>
          {text.showMore({ count: Math.min(rest, shownMore) })}
        </Button>
      )}
    </>
  );
}
