import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useLanguage } from '../../support/useLanguage';
import { DeskNotes } from '../conflicts/deskParts';
import { mergeDeskMessages } from './messages';
import type { OpenMerge } from './useMergeDesk';

interface MergeNotesProps {
  merge: OpenMerge;
  /** The news is read, and goes with its button. */
  onUnderstood: () => void;
}

/** What a person has to know before going on: what failed, and what changed meanwhile. */
export function MergeNotes({ merge, onUnderstood }: MergeNotesProps) {
  const text = useMessages(mergeDeskMessages);
  const language = useLanguage();
  const { act, news, request, isKept } = merge;
  const hasDecisions = (merge.plan?.conflicts.length ?? 0) > 0;
  const changed = [
    news.isOvertaken ? text.overtaken : '',
    news.arrived.length > 0 ? text.arrived({ count: news.arrived.length }) : '',
    news.dropped.length > 0 ? text.dropped({ names: news.dropped.join(text.listComma) }) : '',
  ].filter((sentence) => sentence !== '');
  return (
    <DeskNotes>
      {act.status === 'failed' && (
        <Note variant="error">
          {text.mergeFailed} {act.message}
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
            <Button variant="link" size="small" onPress={merge.reload}>
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
            <Button variant="link" size="small" onPress={onUnderstood}>
              {text.understood}
            </Button>
          }
        >
          {changed.join(language === 'zh' ? '' : ' ')}
        </Note>
      )}
      {!isKept && hasDecisions && <Note variant="warning">{text.notKept}</Note>}
    </DeskNotes>
  );
}
