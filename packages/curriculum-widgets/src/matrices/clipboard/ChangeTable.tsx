import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useMemo, useState } from 'react';
import { CellValue, type ShownValue } from './CellValue';
import { PlainTable } from './ListParts';
import { clipboardMessages } from './messages';
import type { PasteChange } from './pasteChanges';
import type { PasteTarget } from './pasteTarget';

interface ChangeTableProps {
  label: string;
  changes: readonly PasteChange[];
  target: PasteTarget;
  nameOf: (lineId: string) => string;
}

const firstShown = 50;
const shownMore = 500;

/** Every cell that changes, with what it holds now and after. */
export function ChangeTable({ label, changes, target, nameOf }: ChangeTableProps) {
  const text = useMessages(clipboardMessages);
  const [shown, setShown] = useState(firstShown);
  const itemOf = useMemo(() => new Map(target.choices?.map((choice) => [choice.id, choice])), [target.choices]);
  const rest = changes.length - shown;

  function shownAfter({ after }: PasteChange): ShownValue {
    if (after.kind !== 'list') return after;
    const items = after.entries.map(({ id, relate }) => ({
      id,
      relate,
      code: itemOf.get(id)?.code ?? '',
      label: itemOf.get(id)?.label ?? '',
    }));
    return { kind: 'list', items };
  }

  return (
    <>
      <PlainTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            <th scope="col">{text.column}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, shown).map((change) => (
            <tr key={`${change.after.rowId} ${change.after.columnId}`}>
              <th scope="row">{nameOf(change.after.rowId)}</th>
              <td>{nameOf(change.after.columnId)}</td>
              <td>
                <CellValue value={change.before} />
              </td>
              <td>
                <CellValue value={shownAfter(change)} />
              </td>
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
