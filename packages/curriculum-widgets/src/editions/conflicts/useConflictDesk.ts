import type { ConflictChoice, ConflictChoices, PlannedConflict } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { activeElement } from '@college/ui/shadow';
import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { conflictSides } from './conflictSides';
import { decide, followConflicts, inShownOrder, keysTakenBack, takeBack, undecided, type Decisions } from './decisions';
import { editionConflictMessages } from './messages';
import { ownKind } from './OwnValue';

interface ConflictDeskOptions {
  conflicts: readonly PlannedConflict[];
  /** What was decided before this page was opened. */
  kept?: ConflictChoices;
  isReadOnly: boolean;
  /** Called with each decision, and when one is taken back. */
  onDecided: (decisions: Decisions) => void;
}

/** The conflicts of a merge or an undo on one desk: what is decided, which one is selected, and the keys. */
export function useConflictDesk({ conflicts, kept = {}, isReadOnly, onDecided }: ConflictDeskOptions) {
  const text = useMessages(editionConflictMessages);
  const [decisions, setDecisions] = useState<Decisions>({ ...undecided, choices: kept });
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [writingKey, setWritingKey] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const shown = useMemo(() => inShownOrder(decisions, conflicts), [decisions, conflicts]);
  const open = shown.filter(({ key }) => decisions.choices[key] === undefined);
  const selectedKey = shown.some(({ key }) => key === chosenKey) ? chosenKey : ((open[0] ?? shown[0])?.key ?? null);
  const latest = useLatest({ list, decisions, shown, selectedKey, writingKey, isReadOnly, onDecided, text });

  const store = useCallback(
    (next: Decisions) => {
      setDecisions(next);
      latest().onDecided(next);
    },
    [latest],
  );
  const decideAlike = useCallback(
    (keys: readonly string[], choice: ConflictChoice) => {
      const { decisions: now, isReadOnly: isFixed } = latest();
      if (!isFixed && keys.length > 0) store(decide(now, keys, choice));
    },
    [latest, store],
  );
  const choose = useCallback(
    (key: string, choice: ConflictChoice) => {
      // What was decided stays selected, also where nobody had selected it.
      setChosenKey(key);
      decideAlike([key], choice);
    },
    [decideAlike],
  );
  const goTo = useCallback(
    (key: string) => {
      setChosenKey(key);
      const title = latest().list?.querySelector<HTMLElement>(`[data-conflict="${CSS.escape(key)}"]`);
      title?.focus({ preventScroll: true });
      title?.closest('[data-version-group]')?.scrollIntoView({ block: 'nearest' });
    },
    [latest],
  );
  const follow = useCallback(
    (plan: readonly PlannedConflict[], options: { keepsAll: boolean }) => setDecisions((now) => followConflicts(now, plan, options)),
    [],
  );
  /** One text of one's own is written at a time: another one would take what was typed away. */
  const changeWriting = useCallback(
    (key: string, isWriting: boolean) => {
      const { writingKey: open } = latest();
      if (isWriting && open !== null && open !== key) goTo(open);
      else setWritingKey(isWriting ? key : null);
    },
    [latest, goTo],
  );

  const keys = useMemo(() => {
    const selected = () => latest().shown.find(({ key }) => key === latest().selectedKey);
    const step = (by: number) => {
      const { shown: all, selectedKey: at } = latest();
      const next = all[all.findIndex(({ key }) => key === at) + by];
      if (next) goTo(next.key);
    };
    const take = (index: number) => {
      const conflict = selected();
      const side = conflictSides[index];
      if (!conflict || !side) return;
      choose(conflict.key, side);
      // Whoever came by the keys alone goes on from what they decided.
      if (activeElement() === document.body) goTo(conflict.key);
    };
    return {
      '1': () => take(0),
      '2': () => take(1),
      '3': () => take(2),
      E: () => {
        const conflict = selected();
        if (conflict && !latest().isReadOnly && ownKind(conflict) !== null) changeWriting(conflict.key, true);
      },
      J: () => step(1),
      K: () => step(-1),
      'Ctrl+Z': () => {
        const { decisions: now, isReadOnly: isFixed, text: words } = latest();
        const taken = keysTakenBack(now);
        if (isFixed || now.past.length === 0) return;
        store(takeBack(now));
        setSpoken(words.takenBack({ count: taken.length }));
        if (taken[0] !== undefined) goTo(taken[0]);
      },
    };
  }, [changeWriting, choose, goTo, latest, store]);

  return {
    decisions,
    shown,
    undecidedCount: open.length,
    selectedKey,
    writingKey,
    /** What is spoken after a decision was taken back. */
    spoken,
    setList,
    keys,
    choose,
    decideAlike,
    select: setChosenKey,
    goTo,
    follow,
    changeWriting,
  };
}

export type ConflictDesk = ReturnType<typeof useConflictDesk>;
