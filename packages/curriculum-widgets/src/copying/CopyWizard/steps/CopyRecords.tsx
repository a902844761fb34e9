import type { CopyJob } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { DateTime } from '../../../support/dateTime';
import type { Loadable } from '../loadable';
import { copyStepMessages } from './copyMessages';
import { PlainList } from '../../../support/layoutParts';

interface CopyRecordsProps {
  jobs: Loadable<readonly CopyJob[]>;
  onRetry: () => void;
  onShow: (job: CopyJob) => void;
}

const mostRecords = 5;

/** What became of the person's earlier copies of this course; each opens to its steps and its result. */
export function CopyRecords({ jobs, onRetry, onShow }: CopyRecordsProps) {
  const text = useMessages(copyStepMessages);
  const states = { waiting: text.stateWaiting, running: text.stateRunning, done: text.stateDone, failed: text.stateFailed };
  if (jobs.status === 'failed') {
    return (
      <Note
        variant="warning"
        action={
          <Button variant="link" size="small" onPress={onRetry}>
            {text.retry}
          </Button>
        }
      >
        {text.recordsFailed}
      </Note>
    );
  }
  if (jobs.status === 'loading' || jobs.value.length === 0) return null;
  return (
    <section aria-label={text.records}>
      <Title>{text.records}</Title>
      <PlainList>
        {jobs.value.slice(0, mostRecords).map((job) => {
          const target = job.targetName ?? text.unknownTarget;
          return (
            <Row key={job.unique}>
              <Button variant="link" size="small" aria-label={text.show({ target })} onPress={() => onShow(job)}>
                {target}
              </Button>
              <State data-state={job.state}>{states[job.state]}</State>
              <Reason title={job.state === 'failed' ? job.message : undefined}>{job.state === 'failed' && job.message}</Reason>
              <Time value={job.finishedAt ?? job.startedAt} />
            </Row>
          );
        })}
      </PlainList>
    </section>
  );
}

const Title = styled.h3`
  margin: 0;
  padding-block-end: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.rule};
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 240px 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  block-size: ${tokens.density.row};
  padding-inline: ${tokens.density.cellX};
  border-block-end: 1px solid ${tokens.color.border};

  > button {
    justify-content: flex-start;
    min-inline-size: 0;
    margin-inline-start: calc(-1 * ${tokens.space[3]});
  }
  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr) auto;
    block-size: auto;
    min-block-size: ${tokens.density.row};
  }
`;

const State = styled.span`
  &[data-state='done'] {
    color: ${tokens.color.success};
  }
  &[data-state='failed'] {
    color: ${tokens.color.danger};
  }
`;

const Reason = styled.span`
  overflow: hidden;
  color: ${tokens.color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Time = styled(DateTime)`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
