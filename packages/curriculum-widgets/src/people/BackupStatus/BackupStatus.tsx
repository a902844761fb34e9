import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { MutedText } from '../../support/textParts';
import { useAnswer } from '../../support/useAnswer';
import { BackupFacts } from './BackupFacts';
import type { BackupsSource } from './BackupsSource';
import { backupStatusMessages } from './messages';

export interface BackupStatusProps {
  /** Where the state of the backups is read. */
  source: BackupsSource;
}

/** The last good backup of the server, when the next ones are made, and why one failed since, for college managers. */
export function BackupStatus({ source }: BackupStatusProps) {
  const text = useMessages(backupStatusMessages);
  const formatTime = useDateTime();
  const { request, retry } = useAnswer('backups', (options) => source.getBackups(options));
  if (request.status === 'loading') return <Loading label={text.loading} />;
  if (request.status === 'failed') return <ErrorState title={text.failed} hint={request.message} onRetry={retry} />;
  const { failure } = request.answer;
  return (
    <Page aria-label={text.title}>
      {failure && <Note variant="error">{text.failure({ time: formatTime(failure.time), reason: failure.reason })}</Note>}
      <BackupFacts state={request.answer} />
      <MutedText>{text.hint}</MutedText>
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
  padding-block-start: ${tokens.space[3]};
`;
