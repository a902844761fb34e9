import { replyCodes, type ConflictChoices, type MergePlan, type MergeTarget, type Receipt, type Taken } from '@college/curriculum-model';
import { clauseComma } from '@college/ui/words';
import { useEffect, useRef, useState } from 'react';
import type { DraftStorage } from '../../support/desk/drafts';
import { messageOf } from '../../support/messageOf';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import { conflictTitle } from '../conflicts/conflictWords';
import { presentChoices, type Decisions } from '../conflicts/decisions';
import { replyCodeOf } from '../../support/replyCodeOf';
import { useConflictDesk } from '../conflicts/useConflictDesk';
import { keptMergeKey, openKeptMerge } from './keptMerge';
import type { MergeSource } from './MergeSource';

interface MergeDeskOptions {
  source: MergeSource;
  editionId: number;
  into: MergeTarget;
  userId: number;
  /** The course that alone is taken at first. */
  onlyCourse?: number | undefined;
  draftStorage?: DraftStorage | undefined;
  onMerged?: ((receipt: Receipt) => void) | undefined;
}

/** What became of finishing the merge. */
export type MergeAct =
  | { status: 'idle' }
  | { status: 'merging' }
  | { status: 'failed'; message: string }
  /** The right to merge is gone. */
  | { status: 'refused'; message: string }
  | { status: 'merged' };

/** What changed while conflicts were decided. */
export interface MergeNews {
  /** Whether a merge was refused because of it. */
  isOvertaken: boolean;
  /** The conflicts that came. */
  arrived: readonly string[];
  /** The names of decisions that fit no conflict any more. */
  dropped: readonly string[];
}

const noNews: MergeNews = { isOvertaken: false, arrived: [], dropped: [] };

/** What a person adds when a draft goes into the current edition. */
export interface MergeFinish {
  keepOpen: boolean;
  note: string;
}

/** A merge from its first plan to its receipt: every decision is kept and planned anew, nothing is stored before it is finished. */
export function useMergeDesk({ source, editionId, into, onlyCourse, userId, draftStorage, onMerged }: MergeDeskOptions) {
  const language = useLanguage();
  const [shelf] = useState(() => openKeptMerge({ storage: draftStorage, key: keptMergeKey({ userId, editionId, into }) }));
  const { found } = shelf;
  const [isKept, setKept] = useState(shelf.isKept);
  const [take, setTake] = useState<Taken>(into !== 'current' ? 'all' : onlyCourse === undefined ? found.take : { parts: [onlyCourse] });
  const [plan, setPlan] = useState<MergePlan | null>(null);
  const [revision, setRevision] = useState(0);
  const [act, setAct] = useState<MergeAct>({ status: 'idle' });
  const [news, setNews] = useState(noNews);
  const titles = useRef<Record<string, string>>({ ...found.titles });
  const plannedTake = useRef<Taken | null>(null);

  const isReadOnly = act.status !== 'idle' && act.status !== 'failed';
  const desk = useConflictDesk({
    conflicts: plan?.conflicts ?? [],
    kept: found.choices,
    isReadOnly,
    onDecided: (decisions) => {
      keep(decisions, take);
      setAct({ status: 'idle' });
      setRevision((count) => count + 1);
    },
  });

  const { isPending, request, retry, reload } = useAnswer<MergePlan>(
    // A plan is in words of one language.
    `${revision} ${language}`,
    ({ signal }) => source.planMerge({ id: editionId, into, take, choices: desk.decisions.choices }, { signal }),
    { onAnswer: handlePlan },
  );

  useEffect(() => {
    for (const conflict of plan?.conflicts ?? []) titles.current[conflict.key] = conflictTitle(conflict, clauseComma[language]).title;
  }, [plan, language]);

  function handlePlan(next: MergePlan) {
    const present = new Set(next.conflicts.map(({ key }) => key));
    const { order, choices } = desk.decisions;
    const isSameTake = plannedTake.current === take;
    const arrived = isSameTake ? [...present].filter((key) => !order.includes(key)) : [];
    const gone = take === 'all' ? Object.keys(choices).filter((key) => !present.has(key)) : [];
    plannedTake.current = take;
    setPlan(next);
    desk.follow(next.conflicts, { keepsAll: take !== 'all' });
    if (arrived.length === 0 && gone.length === 0) return;
    const dropped = gone.map((key) => titles.current[key] ?? key);
    setNews((before) => ({ ...before, arrived: [...before.arrived, ...arrived], dropped: [...before.dropped, ...dropped] }));
  }

  function keep(decisions: Decisions, taken: Taken) {
    const { choices } = decisions;
    const named = Object.keys(choices).map((key) => [key, titles.current[key] ?? key]);
    shelf.write({ take: taken, choices, titles: Object.fromEntries(named) });
    setKept(shelf.isKept());
  }

  function changeTake(next: Taken) {
    setTake(next);
    setNews(noNews);
    keep(desk.decisions, next);
    setRevision((count) => count + 1);
  }

  /** Decisions about what was not taken are there for the next merge. */
  function keepRest(used: ConflictChoices) {
    const rest = Object.entries(desk.decisions.choices).filter(([key]) => !(key in used));
    if (take === 'all' || rest.length === 0) shelf.clear();
    else shelf.write({ take: 'all', choices: Object.fromEntries(rest), titles: titles.current });
  }

  async function finish({ keepOpen, note }: MergeFinish) {
    if (plan === null) return;
    setAct({ status: 'merging' });
    const common = { id: editionId, seen: plan.seen, choices: presentChoices(desk.decisions) };
    try {
      const receipt = await (into === 'draft'
        ? source.updateEdition(common)
        : source.mergeEdition({ ...common, take, keepOpen, ...(note === '' ? {} : { note }) }));
      if (keepOpen) keepRest(common.choices);
      else shelf.clear();
      setAct({ status: 'merged' });
      onMerged?.(receipt);
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
    plan,
    request,
    retry,
    reload,
    /** Whether the figures are of earlier decisions. */
    isPlanning: isPending,
    desk,
    take,
    changeTake,
    act,
    news,
    forgetNews: () => setNews(noNews),
    /** Whether decisions survive leaving the page. */
    isKept,
    isReadOnly,
    finish,
  };
}

export type OpenMerge = ReturnType<typeof useMergeDesk>;
