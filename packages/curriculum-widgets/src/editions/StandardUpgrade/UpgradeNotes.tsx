import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useLanguage } from '../../support/useLanguage';
import { DeskNotes } from '../conflicts/deskParts';
import { standardUpgradeMessages } from './messages';
import type { OpenUpgrade } from './useStandardUpgrade';

/** What a person has to know before going on: what failed, and what changed meanwhile. */
export function UpgradeNotes({ upgrade }: { upgrade: OpenUpgrade }) {
  const text = useMessages(standardUpgradeMessages);
  const language = useLanguage();
  const { act, news, request, isKept } = upgrade;
  const changed = [news.isOvertaken ? text.overtaken : '', news.dropped > 0 ? text.droppedDecisions({ count: news.dropped }) : ''].filter(
    (sentence) => sentence !== '',
  );

  function handleUnderstood() {
    upgrade.forgetNews();
    // The button goes with the news.
    upgrade.listRef.current?.focus({ preventScroll: true });
  }

  return (
    <DeskNotes>
      {act.status === 'failed' && (
        <Note variant="error">
          {text.upgradeFailed} {act.message}
        </Note>
      )}
      {act.status === 'refused' && (
        <Note variant="error">
          {act.message} {text.refused}
        </Note>
      )}
      {request.status === 'failed' && (
        <Note
          variant="error"
          action={
            <Button variant="link" size="small" onPress={upgrade.reload}>
              {text.retry}
            </Button>
          }
        >
          {text.planFailed} {request.message}
        </Note>
      )}
      {changed.length > 0 && (
        <Note
          role="status"
          variant="warning"
          action={
            <Button variant="link" size="small" onPress={handleUnderstood}>
              {text.understood}
            </Button>
          }
        >
          {changed.join(language === 'zh' ? '' : ' ')}
        </Note>
      )}
      {!isKept && <Note variant="warning">{text.notKept}</Note>}
    </DeskNotes>
  );
}
