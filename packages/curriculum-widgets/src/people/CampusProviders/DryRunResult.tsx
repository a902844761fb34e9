import { bandTitles, campusFaults, type CampusDryRun } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Muted } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { campusProvidersMessages } from './messages';

/** What a first sign-in would do, and what was read of the person, with the rows that decided. */
export function DryRunResult({ result }: { result: CampusDryRun }) {
  const text = useMessages(campusProvidersMessages);
  const language = useLanguage();
  const { outcome, fault, person, account, department, band, departmentRow, bandRow } = result;
  const read = (value: string) => value || <Muted>{text.notRead}</Muted>;
  const by = (row: number | null, otherwise?: string) => (row === null ? otherwise : text.byRow({ row: row + 1 }));
  const lines: readonly (readonly [label: string, value: ReactNode, by?: string])[] = [
    [text.userName, read(person.userName)],
    [text.email, read(person.email), person.email ? (person.isEmailVerified ? text.verified : text.notVerified) : undefined],
    [text.staffNumber, read(person.staffNumber)],
    [text.department, department ? department.name : <Muted key="none">{text.notGiven}</Muted>, by(departmentRow)],
    [text.band, band === null ? text.noAccount : bandTitles[band][language], by(bandRow, text.byOther)],
  ];
  return (
    <Result>
      <Note variant={outcome === 'refused' ? 'warning' : 'info'}>
        {outcome === 'join' && account && text.joins({ name: account.userName, email: account.email })}
        {outcome === 'create' && text.creates({ name: person.userName })}
        {outcome === 'refused' && fault && text.refuses({ reason: campusFaults[fault][language] })}
      </Note>
      <Facts>
        {lines.map(([label, value, from]) => (
          <Line key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {from !== undefined && <Muted> · {from}</Muted>}
            </dd>
          </Line>
        ))}
      </Facts>
    </Result>
  );
}

const Result = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Facts = styled.dl`
  display: grid;
  margin: 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};

  & > dt {
    color: ${tokens.color.textMuted};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
