import { goalShareOf, goalTotals, wholePercent, withGoalShare, type ExamPercent, type NumberedGoal } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { editButton, focusCell, useCellWalk, useEditFocus } from '../cells';
import type { SyllabusField } from '../field';
import { percentOf, percentRows, percentText } from '../PercentTable/percentState';
import { goalShareMessages } from './messages';

/** What is typed into the shares while they are edited. */
interface Draft {
  value: ExamPercent;
  /** Figures as they were typed, by row and goal. */
  typed: Readonly<Record<string, string>>;
}

/** The shares of the teaching goals in a composition, and the acts on them. */
export function useGoalShares(field: SyllabusField<ExamPercent>, goals: readonly NumberedGoal[]) {
  const text = useMessages(goalShareMessages);
  const { rootRef, requestFocus } = useEditFocus();
  const [draft, setDraft] = useState<Draft | null>(null);
  const value = draft?.value ?? field.typed ?? field.value;
  const rows = percentRows(value.rows);
  const totals = goalTotals(rows);
  const nameOf = (row: number) => rows[row]?.label.trim() || text.unnamed({ row: row + 1 });
  const wrong = rows.flatMap((own, row) =>
    goals.flatMap(({ id, code }, at) =>
      goalShareOf(own, id) > wholePercent ? [{ row, column: at, sentence: text.above100({ item: nameOf(row), goal: code }) }] : [],
    ),
  );

  function handleCell(row: number, goal: NumberedGoal, next: string) {
    const changed = rows.with(row, withGoalShare(rows[row]!, goal.id, percentOf(next)));
    setDraft({ value: { ...value, rows: changed }, typed: { ...draft?.typed, [`${row}-${goal.id}`]: next } });
  }

  function keep() {
    if (!draft) return;
    field.edit();
    field.type(draft.value);
    field.save();
    setDraft(null);
  }

  function handleSave() {
    const [first] = wrong;
    if (first) return void focusCell(rootRef.current, first);
    keep();
    requestFocus(editButton);
  }

  return {
    text,
    rootRef,
    rows,
    totals,
    wrong,
    /** The goals whose column is begun and does not add up. */
    short: goals.filter(({ id }) => totals.size > 0 && totals.get(id) !== wholePercent),
    isOpen: draft !== null,
    nameOf,
    shareText: (row: number, { id }: NumberedGoal) => {
      const share = goalShareOf(rows[row]!, id);
      const typed = draft?.typed[`${row}-${id}`];
      return typed === undefined && share === 0 ? '' : percentText(share, typed);
    },
    walk: useCellWalk({ rootRef, onSave: handleSave, onRowMove: () => {} }),
    handleCell,
    handleSave,
    /** The focus went elsewhere: shares that cannot be stored stay open. */
    handleLeave: () => wrong.length === 0 && keep(),
    handleCancel() {
      setDraft(null);
      requestFocus(editButton);
    },
    handleEdit() {
      setDraft({ value: field.value, typed: {} });
      requestFocus('[data-row="0"][data-column="0"] input');
    },
  };
}

/** The shares of a field with their acts. */
export type GoalShares = ReturnType<typeof useGoalShares>;
