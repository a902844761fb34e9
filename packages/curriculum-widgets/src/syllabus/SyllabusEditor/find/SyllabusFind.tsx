import { Shortcuts } from '@college/ui/Shortcuts';
import { useMemo, useState, type RefObject } from 'react';
import { useLatest } from '../../../support/desk/useLatest';
import { FindBar } from './FindBar';
import { useFind } from './useFind';

/** The find of the page. Pressed within it, Ctrl+F opens that of the browser. */
export function SyllabusFind({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const find = useFind(sheet);
  const latest = useLatest(find);
  const [opened, setOpened] = useState(0);
  const [isInside, setInside] = useState(false);
  const keys = useMemo((): Record<string, () => void> => {
    if (isInside) return {};
    return {
      'Ctrl+F': () => {
        latest().open();
        setOpened((times) => times + 1);
      },
    };
  }, [isInside, latest]);
  return (
    <Shortcuts keys={keys}>
      {find.isOpen && (
        <FindBar
          query={find.query}
          current={find.current}
          count={find.count}
          opened={opened}
          onSearch={find.search}
          onStep={find.step}
          onClose={() => {
            setInside(false);
            find.close();
          }}
          onFocusChange={setInside}
        />
      )}
    </Shortcuts>
  );
}
