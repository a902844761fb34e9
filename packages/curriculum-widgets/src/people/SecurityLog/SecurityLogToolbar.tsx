import {
  inLanguage,
  securityKindNames,
  securityKindSchema,
  securityOutcomeNames,
  securityOutcomeSchema,
  type Language,
  type SecurityEvent,
} from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import type { DataTableColumn } from '@college/ui/DataTable';
import { useMessages } from '@college/ui/messages';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { ListColumns, ListSearch, type RecordList } from '../../support/recordList';
import { LedSelect, Toolbar } from '../../support/toolbarParts';
import { securityLogMessages } from './messages';
import { securityLogPeriods, type SecurityLogQuery } from './securityLogQuery';

interface SecurityLogToolbarProps {
  list: RecordList<SecurityEvent, SecurityLogQuery>;
  columns: readonly DataTableColumn<SecurityEvent>[];
  language: Language;
  isDownloading: boolean;
  onDownload: () => void;
}

/** The search, the event, the outcome and the period, the file, and the choice of columns. */
export function SecurityLogToolbar({ list, columns, language, isDownloading, onDownload }: SecurityLogToolbarProps) {
  const text = useMessages(securityLogMessages);
  const { query, change } = list;
  const all = { value: '', label: text.all } as const;
  const kinds = securityKindSchema.options.map((value) => ({ value, label: inLanguage(securityKindNames[value], language) }));
  const outcomes = securityOutcomeSchema.options.map((value) => ({ value, label: inLanguage(securityOutcomeNames[value], language) }));
  const periods = securityLogPeriods.map((days) => ({ value: days, label: days === 0 ? text.all : text.latestDays({ days }) }));
  return (
    <Toolbar role="search">
      <Search label={text.search} list={list} />
      <LedSelect<SecurityLogQuery['kind']>
        lead={text.kind}
        width="232px"
        options={[all, ...kinds]}
        value={query.kind}
        onChange={(kind) => change({ kind })}
      />
      <LedSelect<SecurityLogQuery['outcome']>
        lead={text.outcome}
        width="184px"
        options={[all, ...outcomes]}
        value={query.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      <LedSelect<number> lead={text.period} width="184px" options={periods} value={query.days} onChange={(days) => change({ days })} />
      <Button isPending={isDownloading} onPress={onDownload}>
        <Icon of={Download} />
        {text.download}
      </Button>
      <ListColumns list={list} columns={columns} />
    </Toolbar>
  );
}

const Search = styled(ListSearch)`
  inline-size: 236px;
`;
