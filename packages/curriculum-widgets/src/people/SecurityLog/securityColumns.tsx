import {
  inLanguage,
  securityDetail,
  securityKindNames,
  securityOutcomeNames,
  type Language,
  type SecurityEvent,
} from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import type { SecurityLogText } from './messages';

/** When, what, how it ended, who, about whom, from where. */
export function securityColumns(text: SecurityLogText, language: Language): DataTableColumn<SecurityEvent>[] {
  return [
    {
      id: 'time',
      header: text.time,
      width: 160,
      tone: 'muted',
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ time }) => <DateTime value={time} />,
    },
    {
      id: 'kind',
      header: text.kind,
      width: 148,
      isRowHeader: true,
      isSortable: true,
      cell: ({ kind }) => inLanguage(securityKindNames[kind], language),
    },
    {
      id: 'outcome',
      header: text.outcome,
      width: 148,
      isSortable: true,
      cell({ outcome, times }) {
        const words = inLanguage(securityOutcomeNames[outcome], language);
        if (outcome === 'done') return words;
        return (
          <>
            <Wrong>{words}</Wrong>
            {times > 1 && <Times> · {text.times({ times })}</Times>}
          </>
        );
      },
    },
    { id: 'actor', header: text.actor, width: 108, isSortable: true, cell: ({ actor }) => actor?.name ?? text.nobody },
    { id: 'person', header: text.person, width: 108, isSortable: true, cell: ({ person }) => person?.name ?? text.nobody },
    { id: 'detail', header: text.detail, minWidth: 96, tone: 'muted', isSortable: true, cell: (event) => securityDetail(event, language) },
    { id: 'address', header: text.address, width: 120, tone: 'muted', isSortable: true, cell: ({ address }) => address },
    { id: 'device', header: text.device, minWidth: 136, tone: 'muted', isSortable: true, cell: ({ device }) => device },
  ];
}

const Wrong = styled.span`
  color: ${tokens.color.danger};
`;

const Times = styled.span`
  color: ${tokens.color.textMuted};
`;
