import type { ServerStatus } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { SectionTitle } from '../../support/textParts';
import { byteText } from '../../support/byteText';
import { serverStatusMessages } from './messages';

type Fact = readonly [label: string, value: ReactNode];

/** Versions and figures of the server, in groups. */
export function StatusFacts({ status: { program, database, mail, work, backup } }: { status: ServerStatus }) {
  const text = useMessages(serverStatusMessages);
  const { version, freeBytes, replica } = database;
  const ageText = (age: number | null) => (age === null ? text.replicaAway : text.replicaAge({ seconds: age.toFixed(1) }));
  const groups: readonly (readonly [string, readonly Fact[]])[] = [
    [
      text.program,
      [
        [text.version, program.version],
        [text.node, program.node],
        [text.startTime, <DateTime key="start" value={program.startTime} />],
        [text.memory, byteText(program.memoryBytes)],
      ],
    ],
    [
      text.database,
      [
        [text.engine, text[database.engine]({ version })],
        [text.migration, database.migration],
        [text.size, byteText(database.bytes)],
        [text.answerTime, database.answerMilliseconds],
        [text.freeSpace, freeBytes === null ? text.freeUnknown : byteText(freeBytes)],
        [text.connections, database.waiting],
        ...(replica ? [[text.replica, ageText(replica.ageSeconds)] as const] : []),
        [text.lastBackup, backup ? <DateTime key="backup" value={backup.time} /> : text.backupUnknown],
      ],
    ],
    [
      text.mail,
      [
        [text.mailServer, mail.isSet ? text.mailSet : text.mailNotSet],
        [text.lastSent, mail.lastSentTime === null ? text.never : <DateTime key="sent" value={mail.lastSentTime} />],
        [text.mailWaiting, mail.waiting],
        [text.mailFailing, mail.failing],
      ],
    ],
    [
      text.work,
      [
        [text.copies, text.copiesOf({ running: work.copiesRunning, waiting: work.copiesWaiting })],
        [text.documents, work.documentsWaiting],
        [text.matching, work.matchingWaiting],
        [text.streams, work.streams],
        [text.pages, work.pages],
      ],
    ],
  ];
  return (
    <Groups>
      {groups.map(([title, facts]) => (
        <Group key={title} aria-label={title}>
          <SectionTitle>{title}</SectionTitle>
          <Facts>
            {facts.map(([label, value]) => (
              <Line key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Line>
            ))}
          </Facts>
        </Group>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: ${tokens.space[5]};
`;

const Group = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[2]};
`;

const Facts = styled.dl`
  display: grid;
  margin: 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
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
