import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { History } from 'lucide-react';
import { createContext, use, useMemo, useState, type ReactNode, type RefCallback } from 'react';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import type { EditHistoryProps } from '../EditHistory';
import { createFocusKeeper } from './focusKeeper';
import { recordHistoryMessages } from './messages';

export interface RecordHistoryProps extends Omit<EditHistoryProps, 'isOpen' | 'onOpenChange' | 'onClosed' | 'name'> {
  /** The name of the record where the button has no other label. @default '' */
  name?: string;
  /** The page of the record, with a `HistoryButton` somewhere inside; a restore may remount it. */
  children: ReactNode;
}

const editHistory = lazyPart(async () => (await import('../EditHistory/EditHistory')).EditHistory);
const soon = [editHistory];

interface HistoryOffer {
  open: (name: string | undefined) => void;
  buttonRef: RefCallback<HTMLButtonElement>;
}

const Offer = createContext<HistoryOffer | null>(null);

/**
 * Offers the edit history of a record to a button anywhere on its page, and survives a remount of the page after a restore. While
 * there is no record, as before the first save, it offers nothing; the page stays the same when there is one. Put it inside a `ToastProvider`.
 */
export function RecordHistory({ name = '', children, ...history }: RecordHistoryProps) {
  usePreloadedParts(soon, history.records.length === 0);
  const [opened, setOpened] = useState<string | null>(null);
  // A dialog that closes is there until it has gone from sight.
  const [isKept, setKept] = useState(false);
  if (opened !== null && !isKept) setKept(true);
  const [keeper] = useState(createFocusKeeper);
  const hasRecord = history.records.length > 0;
  const offer = useMemo(() => ({ open: (named: string | undefined) => setOpened(named ?? ''), buttonRef: keeper.attach }), [keeper]);

  function handleFailed() {
    setKept(false);
    setOpened(null);
  }

  return (
    <Offer value={hasRecord ? offer : null}>
      {children}
      {hasRecord && isKept ? (
        <PopupPart
          part={editHistory}
          given={{
            ...history,
            name: opened || name,
            isOpen: opened !== null,
            onClosed: keeper.restoreFocus,
            onOpenChange(isOpen) {
              if (!isOpen) setOpened(null);
            },
          }}
          onFailed={handleFailed}
        />
      ) : null}
    </Offer>
  );
}

/** Opens the edit history that a `RecordHistory` around it offers; nothing where there is none. */
export function HistoryButton({ name }: { name?: string }) {
  const text = useMessages(recordHistoryMessages);
  const offer = use(Offer);
  if (!offer) return null;
  const { open, buttonRef } = offer;
  return (
    <Button ref={buttonRef} variant="ghost" onPress={() => open(name)}>
      <Icon of={History} />
      {text.open}
    </Button>
  );
}
