import { replyCodes, type Receipt, type SeenUpgradePlan } from '@college/curriculum-model';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import { replyCodeOf } from '../../support/replyCodeOf';
import { keptUpgradeKey, openKeptUpgrade } from './keptUpgrade';
import type { StandardUpgradeProps } from './StandardUpgradeProps';
import { decideIndicator, type UpgradeDecisions } from './upgradeDecisions';
import { questionsOf } from './upgradeQuestions';

/** What became of finishing the upgrade. */
export type UpgradeAct =
  | { status: 'idle' }
  | { status: 'upgrading' }
  | { status: 'failed'; message: string }
  /** The right to upgrade is gone. */
  | { status: 'refused'; message: string }
  | { status: 'done'; receipt: Receipt };

/** What changed while people decided. */
export interface UpgradeNews {
  /** Whether an upgrade was refused because of it. */
  isOvertaken: boolean;
  /** How many decisions were about indicator points that are gone. */
  dropped: number;
}

/** What is begun and not used yet: words of indicator points, or a target that is to be chosen. */
export type WrittenAct = 'move' | 'merge' | 'split' | 'add';

const noNews: UpgradeNews = { isOvertaken: false, dropped: 0 };

/** An upgrade from the choice of a standard to its receipt: every decision is kept and planned anew, nothing is stored before it is finished. */
export function useStandardUpgrade({ dataSource: source, editionId, userId, draftStorage, onUpgraded }: StandardUpgradeProps) {
  const language = useLanguage();
  const [shelf] = useState(() => openKeptUpgrade({ storage: draftStorage, key: keptUpgradeKey({ userId, editionId }) }));
  const [decided, setDecided] = useState(shelf.found);
  const [past, setPast] = useState<readonly UpgradeDecisions[]>([]);
  const [isKept, setKept] = useState(shelf.isKept);
  const [plan, setPlan] = useState<SeenUpgradePlan | null>(null);
  const [revision, setRevision] = useState(0);
  const [act, setAct] = useState<UpgradeAct>({ status: 'idle' });
  const [news, setNews] = useState(noNews);
  const [selectedId, setSelected] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const [writing, setWriting] = useState<ReadonlyMap<string, WrittenAct>>(new Map());
  const listRef = useRef<HTMLDivElement>(null);

  const isReadOnly = act.status !== 'idle' && act.status !== 'failed';
  const { crosswalk, decisions, answers, texts } = decided;
  const { isPending, request, retry, reload } = useAnswer<SeenUpgradePlan>(
    // A plan is in words of one language.
    crosswalk === null ? null : `${revision} ${language}`,
    ({ signal }) => source.planUpgrade({ id: editionId, crosswalk: crosswalk!, decisions, answers, texts: [...texts] }, { signal }),
    { onAnswer: handlePlan },
  );
  const questions = useMemo(() => (plan ? questionsOf(plan, decided) : []), [plan, decided]);
  const latest = useLatest({ decided, past, questions, selectedId, isReadOnly });

  function handlePlan(next: SeenUpgradePlan) {
    setPlan(next);
    if (next.dropped.length === 0) return;
    const fitting = next.dropped.reduce((now, key) => decideIndicator(now, key, undefined), decided);
    store(fitting);
    setPast([]);
    setNews((before) => ({ ...before, dropped: before.dropped + next.dropped.length }));
  }

  const store = useCallback(
    (next: UpgradeDecisions) => {
      setDecided(next);
      shelf.write(next);
      setKept(shelf.isKept());
      setAct((before) => (before.status === 'failed' ? { status: 'idle' } : before));
    },
    [shelf],
  );
  const decide = useCallback(
    (change: (now: UpgradeDecisions) => UpgradeDecisions) => {
      const { decided: now, isReadOnly: isFixed } = latest();
      const next = change(now);
      if (isFixed || next === now) return;
      if (next.crosswalk !== now.crosswalk) {
        setPlan(null);
        setWriting(new Map());
        setNews(noNews);
      }
      setPast(next.crosswalk === now.crosswalk ? [...latest().past, now] : []);
      setSpoken('');
      store(next);
      setRevision((count) => count + 1);
    },
    [latest, store],
  );
  /** Changes what no plan depends on, such as a reason; taking a later decision back leaves it. */
  const note = useCallback(
    (change: (now: UpgradeDecisions) => UpgradeDecisions) => {
      if (latest().isReadOnly) return;
      setPast(latest().past.map(change));
      store(change(latest().decided));
    },
    [latest, store],
  );
  const takeBack = useCallback(
    (says: string) => {
      const last = latest().past.at(-1);
      if (!last || latest().isReadOnly) return;
      setPast(latest().past.slice(0, -1));
      setSpoken(says);
      store(last);
      setRevision((count) => count + 1);
    },
    [latest, store],
  );
  /** Begins or leaves what is written for an indicator point or an item. */
  const write = useCallback((id: string, written: WrittenAct | null) => {
    setWriting((before) => {
      const next = new Map(before);
      if (written === null) next.delete(id);
      else next.set(id, written);
      return next;
    });
  }, []);
  const goTo = useCallback((id: string) => {
    setSelected(id);
    const title = listRef.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
    title?.focus({ preventScroll: true });
    title?.closest('[data-question-part]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      const { questions: all, selectedId: at } = latest();
      const from = all.findIndex(({ id }) => id === at);
      const next = all[from === -1 ? (by === 1 ? 0 : all.length - 1) : from + by];
      if (next) goTo(next.id);
    },
    [goTo, latest],
  );

  async function finish() {
    if (plan === null || crosswalk === null) return;
    setAct({ status: 'upgrading' });
    try {
      const receipt = await source.upgradeEdition({
        id: editionId,
        seen: plan.seen,
        crosswalk,
        decisions,
        answers,
        texts: [...texts],
      });
      shelf.clear();
      setAct({ status: 'done', receipt });
      onUpgraded?.(receipt);
    } catch (error) {
      const code = replyCodeOf(error);
      if (code === replyCodes.conflict) {
        setAct({ status: 'idle' });
        setNews({ ...noNews, isOvertaken: true });
        setRevision((count) => count + 1);
        return;
      }
      setAct({ status: code === replyCodes.noRight ? 'refused' : 'failed', message: messageOf(error) });
    }
  }

  return {
    decided,
    plan,
    request,
    retry,
    reload,
    /** Whether the figures are of earlier decisions. */
    isPlanning: isPending,
    questions,
    openCount: questions.filter(({ isOpen }) => isOpen).length,
    selectedId,
    select: setSelected,
    goTo,
    step,
    listRef,
    decide,
    note,
    takeBack,
    writing,
    write,
    /** What is spoken after a decision was taken back. */
    spoken,
    act,
    news,
    forgetNews: () => setNews(noNews),
    /** Whether decisions survive leaving the page. */
    isKept,
    isReadOnly,
    finish,
  };
}

export type OpenUpgrade = ReturnType<typeof useStandardUpgrade>;
