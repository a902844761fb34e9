import type { CopyJob } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { styled } from 'styled-components';
import { tokens } from '@college/ui/theme';
import { workbenchHomeMessages } from '../messages';
import { isUnderWay, percentOf } from '../workbenchHomeState';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from './HomeSection';

interface CopySectionProps {
  copies: readonly CopyJob[];
  places: WorkbenchPlaces;
}

/** Copies under way with their percentage, and how the latest ones ended. */
export function CopySection({ copies, places }: CopySectionProps) {
  const text = useMessages(workbenchHomeMessages);
  return (
    <HomeSection title={text.copies}>
      <Ledger aria-live="polite">
        {copies.map((job) => (
          <CopyRow key={job.unique} job={job} places={places} />
        ))}
      </Ledger>
    </HomeSection>
  );
}

function CopyRow({ job, places }: { job: CopyJob; places: WorkbenchPlaces }) {
  const text = useMessages(workbenchHomeMessages);
  const { state, courseId, sourceId, targetId } = job;
  const route = text.copyRoute({
    source: job.sourceName ?? text.someCourse({ id: sourceId ?? 0 }),
    target: job.targetName ?? text.someMajor({ id: targetId ?? 0 }),
  });
  return (
    <LedgerRow>
      <RowWords>
        <span>{route}</span>
        <Outcome data-state={state}>{stateWords()}</Outcome>
        {isUnderWay(job) && <Bar aria-label={route} value={percentOf(job)} thickness="thin" />}
      </RowWords>
      {state === 'running' && <Muted>{percentOf(job)}%</Muted>}
      {state === 'done' && courseId !== undefined && (
        <Link href={places.course({ courseUnitId: courseId, majorId: targetId })} aria-label={`${text.openCopy} ${route}`}>
          {text.openCopy}
        </Link>
      )}
      {state === 'failed' && sourceId !== undefined && (
        <Link href={places.course({ courseUnitId: sourceId })} aria-label={`${text.copyAgain} ${route}`}>
          {text.copyAgain}
        </Link>
      )}
    </LedgerRow>
  );

  function stateWords() {
    if (state === 'done') return text.copyDone;
    if (state === 'failed') return text.copyFailed({ reason: job.message ?? text.copyNoReason });
    return state === 'waiting' ? text.copyWaits : (job.progress.at(-1)?.message ?? text.copyWaits);
  }
}

const Outcome = styled(Muted)`
  &[data-state='failed'] {
    color: ${tokens.color.danger};
  }
  &[data-state='done'] {
    color: ${tokens.color.success};
  }
`;

const Bar = styled(ProgressBar)`
  padding-block: ${tokens.space[1]};
`;
