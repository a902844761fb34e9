import {
  isNumberedInOrder,
  localize,
  requirementProblems,
  type MajorInfo,
  type Requirements,
  type RequirementsAct,
} from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { useToast } from '@college/ui/Toast';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { RestoredNote } from '../../support/restored/RestoredNote';
import type { OpenDesk } from '../../support/desk/deskState';
import { TermHints } from '../../support/TermHint';
import { useLanguage } from '../../support/useLanguage';
import { RequirementEditor, requirementEditorMessages } from '../RequirementEditor';
import { Bar, Facts, Tools } from '../../support/editorBarParts';
import { Page, Part, PartHead } from './detailParts';
import { FactsDialog } from './facts/FactsDialog';
import { MajorFacts } from './facts/MajorFacts';
import { majorFactsMessages } from './facts/messages';
import { CatalogueDialog } from './layers/CatalogueDialog';
import { RequirementConflict } from './layers/RequirementConflict';
import { RequirementLossDialog } from './layers/RequirementLossDialog';
import { useRequirementRemoval } from './layers/useRequirementRemoval';
import type { MajorDesk, MajorWork } from './majorDesk';
import type { MajorDetailSource } from './MajorDetailSource';
import { majorDetailMessages } from './messages';
import { RequirementTools } from './RequirementTools';
import { useNamed } from '../../support/undo/useNamed';

interface MajorEditorProps {
  desk: MajorDesk;
  state: OpenDesk<MajorWork>;
  onAct: (act: RequirementsAct) => void;
  /** Saves what was chosen between two versions. */
  onResolve: (chosen: Requirements) => Promise<boolean>;
  source: MajorDetailSource;
  now: () => number;
  status: ReactNode;
  onBack?: () => void;
  tools?: ReactNode;
  onFactsSaved: (major: MajorInfo, overVersion: number | undefined) => void;
}

/** A major that is edited: its facts, its requirements, and the talk with the server. */
export function MajorEditor({ desk, state, onAct: act, onResolve, source, now, status, onBack, tools, onFactsSaved }: MajorEditorProps) {
  const text = useMessages(majorDetailMessages);
  const facts = useMessages(majorFactsMessages);
  const editor = useMessages(requirementEditorMessages);
  const { showToast } = useToast();
  const language = useLanguage();
  const named = useNamed();
  const { save } = desk;
  const { refusals } = state;
  const { major, requirements: history } = state.history.present;
  const requirements = history.present;
  const baseline = state.base.requirements.present;
  const [layer, setLayer] = useState<'facts' | 'catalogue' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const [factsId, requirementsId] = [useId(), useId()];
  const removal = useRequirementRemoval({ source, majorId: major.id, requirements, onAct: act });
  const problems = useMemo(() => (refusals > 0 ? requirementProblems(requirements) : undefined), [refusals, requirements]);
  const indicators = requirements.reduce((sum, requirement) => sum + requirement.indicators.length, 0);
  const keys = useMemo(
    () => ({ 'Ctrl+S': () => void save(), 'Ctrl+Z': () => act({ type: 'undone' }), 'Ctrl+Y': () => act({ type: 'redone' }) }),
    [save, act],
  );

  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return (
    <Shortcuts keys={keys}>
      <Bar>
        <PageHeader
          variant="editor"
          title={localize(major, language).name}
          facts={
            <Facts>
              {major.code && <span>{major.code}</span>}
              {status}
            </Facts>
          }
          onBack={onBack}
          backLabel={text.back}
          actions={
            <>
              {tools && <Tools data-ruled>{tools}</Tools>}
              <Button variant="primary" isPending={state.save.status === 'saving'} pendingLabel={text.saving} onPress={() => void save()}>
                {text.save}
              </Button>
            </>
          }
        />
      </Bar>
      <Page ref={root}>
        <RestoredNote writtenAt={state.restoredFrom} onDiscard={desk.discard} />
        <Part aria-labelledby={factsId}>
          <PartHead>
            <h2 id={factsId}>{text.facts}</h2>
            {major.departmentId !== undefined && (
              <Button variant="ghost" onPress={() => setLayer('facts')}>
                {facts.edit}
              </Button>
            )}
          </PartHead>
          <MajorFacts major={major} />
        </Part>
        <Part aria-labelledby={requirementsId}>
          <PartHead>
            <h2 id={requirementsId}>{text.requirements}</h2>
            <p>
              <TermHints>{text.counts({ requirements: requirements.length, indicators })}</TermHints>
            </p>
            <RequirementTools
              history={history}
              isInOrder={isNumberedInOrder(requirements)}
              onAct={act}
              onCatalogue={() => setLayer('catalogue')}
            />
          </PartHead>
          {problems !== undefined && problems.size > 0 && <Note variant="error">{text.fix}</Note>}
          {requirements.length === 0 && <EmptyState title={editor.none} hint={editor.noneHint} />}
          <RequirementEditor requirements={requirements} baseline={baseline} problems={problems} onAct={act} onRemoveAsk={removal.ask} />
        </Part>
      </Page>
      <RequirementLossDialog removal={removal.asked} onConfirm={removal.confirm} onClose={removal.close} />
      {layer === 'catalogue' && (
        <CatalogueDialog
          requirements={requirements}
          standard={major.standard}
          onClose={() => setLayer(null)}
          onAdopt={(headings) => {
            setLayer(null);
            act({ type: 'headingsAdopted', headings });
          }}
        />
      )}
      {layer === 'facts' && major.departmentId !== undefined && (
        <FactsDialog
          source={source}
          major={major}
          departmentId={major.departmentId}
          now={now}
          onClose={() => setLayer(null)}
          onSaved={(stored, overVersion) => {
            setLayer(null);
            showToast({ type: 'success', message: facts.saved, description: named(localize(stored, language).name) });
            onFactsSaved(stored, overVersion);
          }}
          onTheirsTaken={(stored) => {
            setLayer(null);
            onFactsSaved(stored, stored.version);
          }}
        />
      )}
      {state.save.status === 'conflict' && (
        <RequirementConflict
          versions={{ base: baseline, mine: requirements, theirs: state.save.theirs.requirements.present }}
          onResolve={(merged) => void onResolve(merged)}
          onCancel={() => desk.leaveConflict(text.conflictTitle)}
        />
      )}
    </Shortcuts>
  );
}
