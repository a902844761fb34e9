import { requirementItemsOf, requirementPlaceOf, type Requirements, type RequirementsAct } from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wordsOfItem } from '../../RequirementEditor/itemWords';
import { requirementEditorMessages } from '../../RequirementEditor/messages';
import type { MajorDetailSource } from '../MajorDetailSource';
import { majorDetailMessages } from '../messages';
import { isLossWorthSaying, type RequirementRemoval } from './RequirementLossDialog';

interface UseRequirementRemovalOptions {
  source: MajorDetailSource;
  majorId: number;
  requirements: Requirements;
  onAct: (act: RequirementsAct) => void;
}

/** Removal with a preview of what is lost: items with dependents are confirmed first, and every removal can be undone until it is saved. */
export function useRequirementRemoval(options: UseRequirementRemovalOptions) {
  const text = useMessages(majorDetailMessages);
  const editor = useMessages(requirementEditorMessages);
  const { showToast } = useToast();
  const [asked, setAsked] = useState<RequirementRemoval | null>(null);
  const isEnglish = !useLocale().locale.startsWith('zh');
  const latest = useRef({ options, text, editor, isEnglish });
  useEffect(() => {
    latest.current = { options, text, editor, isEnglish };
  });

  const remove = useCallback(
    ({ item, name }: RequirementRemoval) => {
      const { options: current, text: words } = latest.current;
      const place = requirementPlaceOf(current.requirements, item.key);
      if (!place) return;
      const back: RequirementsAct =
        place.indicator === undefined
          ? { type: 'restored', item, index: place.requirement }
          : { type: 'restored', item, index: place.indicator, requirementKey: current.requirements[place.requirement]!.key };
      current.onAct({ type: 'removed', key: item.key });
      showToast({
        type: 'info',
        message: words.removed({ name }),
        action: { label: words.takeBack, onAction: () => latest.current.options.onAct(back) },
      });
    },
    [showToast],
  );

  return {
    asked,
    ask: useCallback(
      (key: string) => {
        const { options: current, editor: words, isEnglish: readsEnglish } = latest.current;
        const place = requirementPlaceOf(current.requirements, key);
        const item = requirementItemsOf(current.requirements).find((candidate) => candidate.key === key);
        if (!place || !item) return;
        const name = wordsOfItem(item, place, words, readsEnglish);
        const loading = item.id === 0 && !('indicators' in item) ? Promise.resolve([]) : current.source.loadRequireUse(current.majorId);
        void loading
          .then(
            (use): RequirementRemoval => ({ item, name, use }),
            (): RequirementRemoval => ({ item, name, use: null }),
          )
          .then((removal) => (isLossWorthSaying(removal) ? setAsked(removal) : remove(removal)));
      },
      [remove],
    ),
    confirm(removal: RequirementRemoval) {
      // Closed first: an open dialog traps the focus, which the removed row has to pass on.
      flushSync(() => setAsked(null));
      remove(removal);
    },
    close: () => setAsked(null),
  };
}
