import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { progressOf, unboundGoals } from './copyWizardSelectors';
import { copyWizardMessages } from './messages';
import { bindMessages } from './steps/bindMessages';
import { copyStepMessages } from './steps/copyMessages';
import { goalName } from './steps/goalNames';
import type { useCopyWizard } from './useCopyWizard';

const mostNamed = 6;

/** The left of the foot: where the copy will go, how much is bound and what is missing by name, or how to leave a running copy. */
export function CopyWizardProgress({ wizard }: { wizard: ReturnType<typeof useCopyWizard> }) {
  const text = useMessages(copyWizardMessages);
  const bind = useMessages(bindMessages);
  const words = useMessages(copyStepMessages);
  const { state } = wizard;
  if (state.step === 0) {
    const path = wizard.targetNames.join(' / ');
    return <Muted>{state.path.majorId === null ? text.chooseTarget : text.chosenTarget({ path })}</Muted>;
  }
  if (state.step === 2) {
    if (state.run.status === 'running') return <Muted>{words.stay}</Muted>;
    return state.run.status === 'watched' ? <Muted>{words.mayLeave}</Muted> : null;
  }
  if (state.binding.subject.status !== 'ready') return null;
  const { bound, total, percent } = progressOf(state.binding);
  const missing = unboundGoals(state.binding);
  const names = missing.slice(0, mostNamed).map(({ index }) => goalName(index));
  return (
    <>
      <Bound>
        <ProgressBar aria-label={bind.progress} value={percent} valueLabel={bind.boundCount({ bound, total })} />
        <span role="status">{bind.boundCount({ bound, total })}</span>
      </Bound>
      {missing.length > 0 && <Caption>{bind.missing({ names, count: missing.length })}</Caption>}
    </>
  );
}

const Bound = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[4]};
  inline-size: min(100%, 316px);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Muted = styled.span`
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
`;

const Caption = styled.span`
  min-inline-size: 0;
  margin-inline-start: ${tokens.space[4]};
  overflow-wrap: anywhere;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
