import {
  numberAndWords,
  requirementItemsOf,
  requirementPlaceOf,
  splitGoalLines,
  type Requirements,
  type RequirementsAct,
} from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { useEffect, useMemo, useRef } from 'react';
import type { ItemActs } from './ItemRow';
import { wordsOfItem } from './itemWords';
import { requirementEditorMessages } from './messages';
import { moveOfDrop, stepOf } from './rowMoves';
import type { ItemColumn, useItemFocus } from './useItemFocus';
import type { RowDrop } from './useRowDrag';

interface ItemActsOptions {
  requirements: Requirements;
  onAct: (act: RequirementsAct) => void;
  onRemoveAsk: (key: string) => void;
  focus: ReturnType<typeof useItemFocus>;
  say: (sentence: string) => void;
}

/** The actions of all rows; they are stable, so that a row re-renders only when its own text changes. */
export function useItemActs(options: ItemActsOptions) {
  const text = useMessages(requirementEditorMessages);
  const isEnglish = !useLocale().locale.startsWith('zh');
  const latest = useRef({ ...options, text, isEnglish });
  useEffect(() => {
    latest.current = { ...options, text, isEnglish };
  });

  return useMemo(() => {
    function move(act: ReturnType<typeof stepOf>, column: ItemColumn) {
      const { requirements, onAct, focus, say, text: words, isEnglish: readsEnglish } = latest.current;
      const item = act && requirementItemsOf(requirements).find(({ key }) => key === act.key);
      const from = act && requirementPlaceOf(requirements, act.key);
      if (!act || !item || !from) return;
      focus.requestFocus(act.key, column);
      onAct(act);
      const own = from.indicator === undefined ? requirements : requirements[from.requirement]!.indicators;
      const other = requirements.find(({ key }) => key === act.requirementKey)?.indicators;
      const count = other ? other.length + 1 : own.length;
      say(words.movedTo({ index: act.toIndex + 1, count, name: wordsOfItem(item, from, words, readsEnglish) }));
    }
    function step(key: string, delta: number, column: ItemColumn) {
      move(stepOf(latest.current.requirements, key, delta), column);
    }
    function addBelow(key: string, texts?: readonly string[]) {
      const { requirements, onAct, focus, say, text: words } = latest.current;
      const place = requirementPlaceOf(requirements, key);
      if (!place) return;
      focus.requestFocusOnNew('description');
      // A requirement names itself: what is added below it becomes its first indicator point.
      onAct({ type: 'indicatorsAdded', requirementKey: requirements[place.requirement]!.key, afterKey: key, ...(texts && { texts }) });
      say(words.added({ count: texts?.length ?? 1 }));
    }
    const acts: ItemActs = {
      onType: (key, field, written) => latest.current.onAct({ type: 'textChanged', key, field, text: written }),
      onMove: step,
      onAdd: (key) => addBelow(key),
      onRemove: (key) => latest.current.onRemoveAsk(key),
      onPasteLines(key, pasted) {
        const { requirements, onAct, say, text: words } = latest.current;
        // Cells of a spreadsheet: the number in one, the words in the next.
        const lines = splitGoalLines(pasted.replaceAll('\t', ' '));
        const item = requirementItemsOf(requirements).find((candidate) => candidate.key === key);
        if (lines.length < 2 || !item) return false;
        if (requirementPlaceOf(requirements, key)?.indicator === undefined) {
          onAct({ type: 'outlinePasted', key, lines });
          say(words.added({ count: lines.length }));
          return true;
        }
        const { number, words: said } = numberAndWords(item.description, 'indicator');
        if (said === '') {
          const first = lines.shift()!;
          const isNumbered = number === '' || numberAndWords(first, 'indicator').number !== '';
          acts.onType(key, 'description', isNumbered ? first : `${number} ${first}`);
        }
        addBelow(key, lines);
        return true;
      },
    };
    return { acts, step, drop: (dropped: RowDrop) => move(moveOfDrop(latest.current.requirements, dropped), 'description') };
  }, []);
}
