import { conflictsOf, countChanges, mergeWithLoss, type LinkedMatrices, type MatrixSide } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import type { DeskConflict } from '../desk';
import { ConflictLines } from './ConflictLines';
import { matrixConflictMessages } from './messages';

export interface MatrixConflictProps {
  /** The matrices as they were, as they are here and as they are stored now. */
  conflict: DeskConflict;
  /** Saves what the choices make; resolves to whether it is stored. */
  onResolve: (merged: LinkedMatrices) => Promise<boolean>;
  /** Puts the view away; everything stays unsaved. */
  onCancel: () => void;
}

/** Two people saved the same matrices: every cell that both changed, as it was, mine and theirs, to be taken from either side, cell by cell, line by line or all at once. */
export function MatrixConflict({ conflict, onResolve, onCancel }: MatrixConflictProps) {
  const text = useMessages(matrixConflictMessages);
  const language = useLanguage();
  const { base, mine, theirs } = conflict;
  const conflicts = useMemo(() => conflictsOf(base, mine, theirs), [base, mine, theirs]);
  const merged = useMemo(() => Math.max(0, countChanges(base, theirs) - conflicts.length), [base, theirs, conflicts]);
  const [by, setBy] = useState<'row' | 'column'>('row');
  const [sides, setSides] = useState<ReadonlyMap<string, MatrixSide>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const sideOf = (id: string): MatrixSide => sides.get(id) ?? 'mine';
  const theirCount = conflicts.filter(({ id }) => sideOf(id) === 'theirs').length;

  function choose(ids: readonly string[], side: MatrixSide) {
    setSides((before) => new Map([...before, ...ids.map((id): [string, MatrixSide] => [id, side])]));
  }
  const outcome = useMemo(() => {
    const choices = conflicts.map(({ id, matrix, row, column }) => ({ matrix, row, column, side: sides.get(id) ?? 'mine' }));
    return mergeWithLoss({ base, mine, theirs }, choices);
  }, [base, mine, theirs, conflicts, sides]);
  const lost = outcome.dropped.bindings.length + outcome.dropped.points.length + outcome.dropped.ksas.length;

  async function handleSave() {
    setSaving(true);
    await onResolve(outcome.matrices).finally(() => setSaving(false));
  }

  const all = conflicts.map(({ id }) => id);
  return (
    <Dialog
      isOpen
      size="l"
      title={text.title}
      isCloseDisabled={isSaving}
      onOpenChange={onCancel}
      footerStart={
        <>
          <Button variant="link" isDisabled={isSaving} onPress={() => choose(all, 'mine')}>
            {text.allMine}
          </Button>
          <Button variant="link" isDisabled={isSaving} onPress={() => choose(all, 'theirs')}>
            {text.allTheirs}
          </Button>
          <Chosen aria-live="polite">{text.chosen({ mine: conflicts.length - theirCount, theirs: theirCount })}</Chosen>
        </>
      }
      footer={
        <>
          <Button variant="ghost" isDisabled={isSaving} onPress={onCancel}>
            {text.later}
          </Button>
          <Button variant="primary" isPending={isSaving} pendingLabel={text.saving} onPress={() => void handleSave()}>
            {text.save}
          </Button>
        </>
      }
    >
      <Head>
        <Intro>{text.intro({ count: conflicts.length, merged })}</Intro>
        <SegmentedControl
          aria-label={text.groupBy}
          size="small"
          value={by}
          onChange={(value) => setBy(value === 'column' ? 'column' : 'row')}
        >
          <Segment value="row">{text.byRow}</Segment>
          <Segment value="column">{text.byColumn}</Segment>
        </SegmentedControl>
      </Head>
      {lost > 0 && <Note variant="warning">{text.lost({ count: lost })}</Note>}
      <ConflictLines conflicts={conflicts} by={by} sides={conflict} sideOf={sideOf} onChoose={choose} text={text} language={language} />
    </Dialog>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding-block-end: ${tokens.space[3]};

  > :last-child {
    flex: none;
  }
`;

const Intro = styled.p`
  margin: 0;
`;

const Chosen = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
