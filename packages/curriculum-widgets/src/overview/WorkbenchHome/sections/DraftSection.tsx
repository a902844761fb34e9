import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DateTime } from '../../../support/dateTime';
import { useLanguage } from '../../../support/useLanguage';
import { workbenchHomeMessages } from '../messages';
import type { WorkbenchDraft, WorkbenchPlaces } from '../WorkbenchHomeSource';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from './HomeSection';

interface DraftSectionProps {
  drafts: readonly WorkbenchDraft[];
  /** The major of a stored unit, where it is known: the way back is shorter with it. */
  majorOf: (courseUnitId: number) => number | undefined;
  places: WorkbenchPlaces;
  onDiscard: (key: string) => void;
  /** The element to focus when the last draft is discarded. */
  onEmptied: () => void;
}

/** Unsaved work of this browser: the way back to each, and a way to throw it away after a question. */
export function DraftSection({ drafts, majorOf, places, onDiscard, onEmptied }: DraftSectionProps) {
  const text = useMessages(workbenchHomeMessages);
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, setAsking] = useState(false);
  // Kept while the dialog closes: its words must not change under the eye.
  const [asked, setAsked] = useState<WorkbenchDraft>();

  function nameOf(draft: WorkbenchDraft) {
    if (draft.kind === 'requirements') return text.requirementsOf({ name: draft.name || String(draft.majorId) });
    if (draft.kind === 'syllabus') return text.syllabusOf({ name: draft.name || String(draft.courseId) });
    return draft.name || text.unnamed;
  }

  function hrefOf(draft: WorkbenchDraft) {
    if (draft.kind === 'requirements') return places.majorDetail(draft.majorId);
    if (draft.kind === 'syllabus') return places.report({ courseUnitId: draft.courseId, majorId: majorOf(draft.courseId) });
    const { courseUnitId, majorId } = draft;
    return places.course({ courseUnitId, majorId: courseUnitId === undefined ? majorId : majorOf(courseUnitId) });
  }

  function ask(draft: WorkbenchDraft) {
    setAsked(draft);
    setAsking(true);
  }

  function discardAsked() {
    if (!asked) return;
    const index = drafts.indexOf(asked);
    onDiscard(asked.key);
    // The dialog restores focus in the next frame, to a button that is unmounted by then.
    requestAnimationFrame(() => requestAnimationFrame(() => focusNearest(index)));
  }

  function focusNearest(index: number) {
    const links = list.current?.querySelectorAll<HTMLElement>('a') ?? [];
    const nearest = links[Math.min(index, links.length - 1)];
    if (nearest) nearest.focus();
    else onEmptied();
  }

  return (
    <>
      {drafts.length > 0 && (
        <HomeSection title={text.drafts} hint={text.draftsHint}>
          <Ledger ref={list}>
            {drafts.map((draft) => (
              <LedgerRow key={draft.key}>
                <RowWords>
                  <Link href={hrefOf(draft)} aria-label={text.resume({ name: nameOf(draft) })}>
                    {withLang(nameOf(draft), language)}
                  </Link>
                  <Muted>
                    {isNewUnit(draft) ? text.newUnit : text.changes({ count: draft.changeCount })} ·{' '}
                    <DateTime value={draft.writtenAt} precision="minute" />
                  </Muted>
                </RowWords>
                <Discard variant="danger" aria-label={text.discard({ name: nameOf(draft) })} onPress={() => ask(draft)}>
                  <Icon of={Trash2} />
                </Discard>
              </LedgerRow>
            ))}
          </Ledger>
        </HomeSection>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={asked && text.discardTitle({ name: nameOf(asked) })}
        confirmLabel={text.discardAct}
        cancelLabel={text.keep}
        onConfirm={discardAsked}
      >
        {asked && (isNewUnit(asked) ? text.discardNewLoss : text.discardLoss({ count: asked.changeCount }))}
      </ConfirmDialog>
    </>
  );
}

function isNewUnit(draft: WorkbenchDraft) {
  return draft.kind === undefined && draft.courseUnitId === undefined;
}

/* Its drawing, not its edge, ends where the rule ends. */
const Discard = styled(IconButton)`
  margin-inline-end: -6px;
`;
