import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import type { CopyPlan } from '@college/curriculum-model';
import { styled } from 'styled-components';
import type { CopyRun } from '../copyRun';
import { copyStepMessages } from './copyMessages';
import { CopyResult } from './CopyResult';
import { MutedFigures, SectionTitle } from '../../../support/textParts';

interface CopyStepProps {
  run: CopyRun;
  /** What was planned, where the wizard that shows the copy also planned it. */
  plan?: CopyPlan;
  /** Entries of the major matrix that the bindings make. */
  bindings?: number;
}

/** Step 3 of 3: number, message and percent while it runs, then what became of it. */
export function CopyStep({ run, plan, bindings }: CopyStepProps) {
  const text = useMessages(copyStepMessages);
  const target = run.targetName || text.unknownTarget;
  const { messages, percent } = run.log;
  const last = messages.at(-1);
  const titles = {
    running: last ? text.copying({ target }) : text.starting,
    stopped: text.progress,
    waiting: text.waiting({ target }),
    watched: text.watching({ target }),
    done: text.done({ target }),
    failed: text.failed({ target }),
  };

  return (
    <Panel>
      <div role="status">
        <SectionTitle as="h3">{titles[run.status]}</SectionTitle>
      </div>
      {run.status === 'failed' && (
        <Note variant="error">
          {run.message} {text.nothingLeft}
        </Note>
      )}
      <ProgressBar aria-label={text.progress} value={percent} count={last?.no} label={last?.message ?? ' '} />
      {run.status === 'done' && <CopyResult plan={plan} created={run.created} bindings={bindings} />}
      {messages.length > 0 && (
        <Log aria-label={text.log}>
          {messages.map(({ no, message, percent: share }) => (
            <Entry key={no}>
              <MutedFigures>{no}</MutedFigures>
              <span>{message}</span>
              <MutedFigures>{share}%</MutedFigures>
            </Entry>
          ))}
        </Log>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[4]};
  inline-size: min(100%, ${tokens.size.dialogM});
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[6]};
`;

const Log = styled.ol`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.border};
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  padding-block: 6px;
  border-block-end: 1px solid ${tokens.color.border};
`;
