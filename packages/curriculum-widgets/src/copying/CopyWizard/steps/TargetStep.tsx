import { targetOptions, type CopyJob, type TargetLevel, type TargetPath } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { Loadable } from '../loadable';
import { copyWizardMessages } from '../messages';
import type { useDrafts } from '../useDrafts';
import type { useTargets } from '../useTargets';
import { CopyRecords } from './CopyRecords';
import { EditionChoice } from './EditionChoice';
import { LevelSelect } from './LevelSelect';

interface TargetStepProps {
  targets: ReturnType<typeof useTargets>;
  path: TargetPath;
  onChoose: (level: TargetLevel, id: number) => void;
  drafts: ReturnType<typeof useDrafts>;
  courseName: string;
  onChooseDraft: (draftId: number | null) => void;
  jobs: Loadable<readonly CopyJob[]>;
  onRetryJobs: () => void;
  onShowJob: (job: CopyJob) => void;
}

const levels: readonly TargetLevel[] = ['school', 'college', 'major'];

/** Step 1 of 3: school, then college, then major, and in which edition; below, what became of earlier copies. */
export function TargetStep(props: TargetStepProps) {
  const { targets, path, onChoose, drafts, courseName, onChooseDraft, jobs, onRetryJobs, onShowJob } = props;
  const text = useMessages(copyWizardMessages);
  const { schools, retry } = targets;
  const isLoading = schools.status === 'loading';
  const list = schools.status === 'ready' ? schools.value : [];
  const chosen = { school: path.schoolId, college: path.collegeId, major: path.majorId };
  const above = { school: list.length, college: path.schoolId, major: path.collegeId };

  return (
    <Panel>
      {schools.status === 'failed' ? (
        <ErrorState title={text.targetsFailed} hint={schools.message} onRetry={retry} />
      ) : (
        <Levels role="group" aria-label={text.stepTarget} aria-busy={isLoading || undefined}>
          {levels.map((level) => (
            <LevelSelect
              key={level}
              label={text[level]}
              placeholder={isLoading && level === 'school' ? text.loadingTargets : text.choose}
              options={targetOptions(list, path, level)}
              value={chosen[level]}
              isDisabled={!above[level]}
              isPending={isLoading && level === 'school'}
              onChange={(id) => onChoose(level, id)}
            />
          ))}
        </Levels>
      )}
      {schools.status === 'ready' && list.length === 0 && <EmptyState title={text.noData} hint={text.noTargets} />}
      {drafts.isOffered && <EditionChoice drafts={drafts} draftId={path.draftId} courseName={courseName} onChoose={onChooseDraft} />}
      <CopyRecords jobs={jobs} onRetry={onRetryJobs} onShow={onShowJob} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[8]};
  inline-size: min(100%, ${tokens.size.readMax});
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[6]};
`;

const Levels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${tokens.space[4]};
`;
