import { statusProblems } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { MutedText } from '../../support/textParts';
import { serverStatusMessages } from './messages';
import type { ServerStatusSource } from './ServerStatusSource';
import { StatusFacts } from './StatusFacts';
import { StatusProblems } from './StatusProblems';
import { useServerStatus } from './useServerStatus';

export interface ServerStatusProps {
  /** Where the status is read. */
  source: ServerStatusSource;
  /** After how many seconds it is read again, while the page is visible. @default 15 */
  refreshSeconds?: number;
}

/** How the server is, for those who run it: what is wrong first, with what to do, then versions, database, disk, mails and what is under way. */
export function ServerStatus({ source, refreshSeconds = 15 }: ServerStatusProps) {
  const text = useMessages(serverStatusMessages);
  const { request, last, retry, reload } = useServerStatus(source, refreshSeconds);
  const failure = request.status === 'failed' ? request.message : undefined;

  return (
    <Page aria-label={text.title}>
      <PageHeader
        title={text.title}
        facts={
          last ? (
            <>
              {text.readAt} <DateTime value={last.time} />
            </>
          ) : (
            '\u00a0'
          )
        }
        actions={
          last && (
            <Button variant="ghost" onPress={reload}>
              <Icon of={RotateCcw} />
              {text.reload}
            </Button>
          )
        }
      />
      {last && failure !== undefined && <Note variant="error">{text.outdated({ reason: failure })}</Note>}
      {!last && failure !== undefined && <ErrorState title={text.failed} hint={failure} onRetry={retry} />}
      {!last && failure === undefined && <Loading label={text.loading} />}
      {last && (
        <>
          <StatusProblems problems={statusProblems(last)} />
          <StatusFacts status={last} />
          <MutedText>{text.hint}</MutedText>
        </>
      )}
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[5]};
`;
