import type { LeaderCandidate, ListedCourseUnit } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../support/messageOf';
import { isConflict } from '../../support/saving/conflict';
import { undoMessages, type Undo } from '../../support/undo';
import { useLanguage } from '../../support/useLanguage';
import { ChangeLeader } from './ChangeLeader';
import type { CourseUnitListSource } from './CourseUnitListSource';
import { DeleteSelected } from './DeleteSelected';
import { leaderName } from './leaderName';
import { courseUnitListMessages } from './messages';
import type { CourseSelection } from './useCourseSelection';

interface UseBulkActsOptions {
  source: CourseUnitListSource;
  majorId: number;
  selection: CourseSelection;
  mayDelete: (unit: ListedCourseUnit) => boolean;
  mayManage: (unit: ListedCourseUnit) => boolean;
  undo: Undo;
  onCopy?: ((units: readonly ListedCourseUnit[]) => void) | undefined;
  onExport?: ((units: readonly ListedCourseUnit[]) => void) | undefined;
  onCheck?: ((units: readonly ListedCourseUnit[]) => void) | undefined;
  /** The rows are no longer what they were. */
  onChanged: () => void;
  /** These units are deleted. */
  onDeleted: (ids: readonly number[]) => void;
}

/** What can be done with the selected units, and the dialogs of it. An act that fits only some is done with these. */
export function useBulkActs({
  source,
  majorId,
  selection,
  mayDelete,
  mayManage,
  undo,
  onCopy,
  onExport,
  onCheck,
  onChanged,
  onDeleted,
}: UseBulkActsOptions) {
  const text = useMessages(courseUnitListMessages);
  const undoText = useMessages(undoMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const [asked, setAsked] = useState<'delete' | 'leader' | null>(null);
  const close = () => setAsked(null);
  const { units } = selection;
  const deletable = units.filter(mayDelete);
  const leadable = units.filter(mayManage);
  const fail = (message: string) => showToast({ type: 'error', message });

  function ask(act: 'delete' | 'leader', fitting: readonly ListedCourseUnit[]) {
    if (fitting.length === 0) showToast({ type: 'warning', message: text.noneYours });
    else setAsked(act);
  }

  async function remove() {
    await source.deleteCourseUnits?.(deletable.map(({ id, revision }) => ({ id, revision }))).catch((error: unknown) => {
      if (isConflict(error)) onChanged();
      throw error;
    });
    onDeleted(deletable.map(({ id }) => id));
    const records = deletable.map(({ id }) => ({ kind: 'course' as const, id }));
    undo.offer({ records }, text.deleted);
  }

  async function lead(leader: LeaderCandidate) {
    const leaderId = Number(leader.value);
    const before = leadable.map((unit) => ({ id: unit.id, leaders: (unit.leaders ?? []).map(({ value }) => Number(value)) }));
    await source.setLeaders?.(before.map(({ id, leaders }) => ({ id, leaders: [leaderId], was: leaders }))).catch((error: unknown) => {
      if (isConflict(error)) onChanged();
      throw error;
    });
    onChanged();
    async function putBack() {
      try {
        await source.setLeaders?.(before.map(({ id, leaders }) => ({ id, leaders, was: [leaderId] })));
        showToast({ type: 'success', message: text.leaderRestored });
      } catch (error) {
        fail(messageOf(error));
      }
      onChanged();
    }
    showToast({
      type: 'success',
      message: text.leaderChanged,
      description: text.leaderNow({ name: leaderName(leader, language), count: before.length }),
      action: { label: undoText.undo, onAction: () => void putBack() },
    });
  }

  function dialog(): ReactNode {
    if (asked === 'delete') {
      return <DeleteSelected units={deletable} stay={units.length - deletable.length} onDelete={remove} onFail={fail} onClose={close} />;
    }
    return asked === 'leader' && <ChangeLeader source={source} majorId={majorId} units={leadable} onChoose={lead} onClose={close} />;
  }

  const canLead = source.setLeaders !== undefined && source.findLeaders !== undefined;
  const canDelete = source.deleteCourseUnits !== undefined;
  return {
    /** Whether rows can be selected at all. */
    isOffered: canLead || canDelete || onCopy !== undefined || onExport !== undefined || onCheck !== undefined,
    askDelete: canDelete ? () => ask('delete', deletable) : undefined,
    copySelected: onCopy && (() => onCopy(units)),
    exportSelected: onExport && (() => onExport(units)),
    checkSelected: onCheck && (() => onCheck(units)),
    askLeader: canLead ? () => ask('leader', leadable) : undefined,
    dialog: dialog(),
  };
}
