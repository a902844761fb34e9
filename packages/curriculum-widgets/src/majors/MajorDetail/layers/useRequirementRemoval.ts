import { requirementItemsOf, requirementPlaceOf, type Requirements, type RequirementsAct } from '@college/curriculum-model';
import { useLocale, useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wordsOfItem } from '../../RequirementEditor/itemWords';
import { requirementEditorMessages, type RequirementEditorText } from '../../RequirementEditor/messages';
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
    (key: string) => {
      const { options: current, text: words } = latest.current;
      const found = find(latest.current, key);
      if (!found) return;
      const { item, place, name } = found;
      const back: RequirementsAct =
        place.indicator === undefined
          ? { type: 'restored', item, index: place.requirement }
          : { type: 'restored', item, index: place.indicator, requirementKey: current.requirements[place.requirement]!.key };
      current.onAct({ type: 'removed', key });
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
        const { options: current } = latest.current;
        const pressed = find(latest.current, key)?.item;
        if (!pressed) return;
        const isNewPoint = pressed.id === 0 && !('indicators' in pressed);
        const loading = isNewPoint ? Promise.resolve([]) : current.source.loadRequireUse(current.majorId);
        void loading
          .catch(() => null)
          .then((use) => {
            // Meanwhile it can be written, moved, given indicator points, or removed: it counts as it is now.
            const found = find(latest.current, key);
            if (!found) return;
            const removal: RequirementRemoval = { item: found.item, name: found.name, use };
            if (isLossWorthSaying(removal)) setAsked(removal);
            else remove(key);
          });
      },
      [remove],
    ),
    confirm({ item }: RequirementRemoval) {
      // Closed first: an open dialog traps the focus, which the removed row has to pass on.
      flushSync(() => setAsked(null));
      remove(item.key);
    },
    close: () => setAsked(null),
  };
}

interface Written {
  options: Pick<UseRequirementRemovalOptions, 'requirements'>;
  editor: RequirementEditorText;
  isEnglish: boolean;
}

/** An item as it is written now, with its place and how it is spoken of; null where it is gone. */
function find({ options: { requirements }, editor, isEnglish }: Written, key: string) {
  const place = requirementPlaceOf(requirements, key);
  const item = requirementItemsOf(requirements).find((candidate) => candidate.key === key);
  return place && item ? { item, place, name: wordsOfItem(item, place, editor, isEnglish) } : null;
}
