import type { ToldFinding } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { useLanguage } from '../../support/useLanguage';
import { isOutdated } from './isOutdated';
import { quickFixMessages } from './messages';
import type { OfferedFixes } from './QuickFixActs';

interface UseQuickFixOptions extends OfferedFixes {
  finding: ToldFinding;
}

/** One finding whose fixes can be applied: which is running, and why one was refused. What was done says a toast, with the way back. */
export function useQuickFix({ finding, acts, onChanged }: UseQuickFixOptions) {
  const text = useMessages(quickFixMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const [running, setRunning] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const place = [finding.owner[language], finding.record[language]].filter(Boolean).join(' · ');

  async function undo(receiptId: number) {
    try {
      await acts.undoFix(receiptId);
      showToast({ type: 'success', message: text.undone, description: place });
    } catch (error) {
      showToast({ type: 'error', message: messageOf(error), description: place });
    }
    onChanged();
  }

  async function apply(fix: number) {
    setFailure(null);
    setRunning(fix);
    try {
      const { id } = await acts.applyFix(finding, fix);
      showToast({
        type: 'success',
        message: text.fixed,
        description: text.fixedWhat({ fix: finding.fixes?.[fix]?.label[language] ?? '', place }),
        action: { label: text.undo, onAction: () => void undo(id) },
      });
      onChanged();
    } catch (error) {
      if (!isOutdated(error)) return setFailure(messageOf(error));
      // The finding is read anew, and may not be there any more.
      showToast({ type: 'error', message: messageOf(error), description: place });
      onChanged();
    } finally {
      setRunning(null);
    }
  }

  return { place, running, failure, apply };
}
