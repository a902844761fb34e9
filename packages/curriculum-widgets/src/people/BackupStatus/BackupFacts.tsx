import type { BackupState } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { byteText } from '../../support/byteText';
import { DateTime } from '../../support/dateTime';
import { backupStatusMessages } from './messages';

/** What is known of the backups, line by line. */
export function BackupFacts({ state: { schedule, last } }: { state: BackupState }) {
  const text = useMessages(backupStatusMessages);
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [text.schedule, schedule ? text.daily(schedule) : text.byHand],
    [text.last, last ? <DateTime key="last" value={last.time} /> : text.none],
    ...(last
      ? ([
          [text.verified, last.isVerified ? text.isVerified : text.isUnverified],
          [text.size, byteText(last.bytes)],
          [text.records, last.records],
          [text.wait, text.milliseconds({ count: last.waitMilliseconds })],
          [text.file, last.file],
          [text.digest, <Digest key="digest">{last.digest}</Digest>],
        ] as const)
      : []),
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Line key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  max-inline-size: 760px;
  margin: 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};

  & > dt {
    color: ${tokens.color.textMuted};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

const Digest = styled.code`
  overflow-wrap: anywhere;
`;
