import { readSkills, textOf, type OccupationResponse } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { EmptyState } from '@college/ui/EmptyState';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Plus, Trash2, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { useFocusAfterDelete } from '../../course-units/CourseUnitList/useFocusAfterDelete';
import { messageOf } from '../../course-units/messageOf';
import { RecordTable, useRecordList } from '../../support/recordList';
import { labelsOf } from '../choices/choiceNodes';
import { useChoices } from '../choices/useChoices';
import { OccupationImportDialog } from './import/OccupationImportDialog';
import { occupationListMessages } from './messages';
import { occupationColumns } from './occupationColumns';
import { firstOccupations, OCCUPATION_PAGE_SIZE, toPagesRequest, type OccupationListQuery } from './occupationListQuery';
import type { OccupationListSource } from './OccupationListSource';
import { OccupationToolbar } from './OccupationToolbar';

export interface OccupationListProps {
  /** Where the records are read and written. */
  source: OccupationListSource;
  /** Page, filters and order on show, for an address that names them; leave out to let the list decide. */
  query?: OccupationListQuery;
  onQueryChange?: (query: OccupationListQuery) => void;
  /** Whether records may be added, imported and deleted. @default false */
  isEditable?: boolean;
  /** The address of a record. */
  detailHref: (occupationId: number) => string;
  /** Begins a new record. */
  onCreate?: () => void;
}

/** The occupation records of a college: filtered by level, by code or id, ordered by time, opened, imported and deleted (reference §2.3). Put it inside a `ToastProvider`. */
export function OccupationList({ source, query, onQueryChange, isEditable = false, detailHref, onCreate }: OccupationListProps) {
  const text = useMessages(occupationListMessages);
  const { locale } = useLocale();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const { showToast } = useToast();
  const onFail = (message: string) => showToast({ type: 'error', message });
  const [deleting, setDeleting] = useState<{ record: OccupationResponse; index: number } | null>(null);
  const [isImporting, setImporting] = useState(false);
  const levels = useChoices({ load: (options) => source.listOccupationLevels(options), language, onFail });
  const labels = useMemo(() => labelsOf(levels.items), [levels.items]);
  const columns = useMemo(() => occupationColumns({ text, language, labels, detailHref }), [text, language, labels, detailHref]);
  const list = useRecordList<OccupationResponse, OccupationListQuery>({
    load: async (asked, { signal }) => (await source.listOccupations(toPagesRequest(asked), { signal })).pageInfo,
    firstQuery: firstOccupations,
    query,
    onQueryChange,
    pageSize: OCCUPATION_PAGE_SIZE,
    language,
    onFail,
  });
  const { shown, request } = list;
  const { rootRef, focusRow } = useFocusAfterDelete({ isWaiting: request.status === 'loading' });
  const rows = shown?.list ?? [];
  const isNarrowed = list.query.keyword !== '' || list.query.level !== '';
  const numbers = new Intl.NumberFormat(locale);
  const nameOf = (record: OccupationResponse) => textOf(record, 'name', language);

  return (
    <Page ref={rootRef}>
      <PageHeader
        title={text.title}
        facts={shown ? (isNarrowed ? text.found : text.facts)({ count: numbers.format(shown.total) }) : '\u00a0'}
        actions={
          isEditable && (
            <>
              <Button onPress={() => setImporting(true)}>
                <Icon of={Upload} />
                {text.import}
              </Button>
              {onCreate && (
                <Button variant="primary" onPress={onCreate}>
                  <Icon of={Plus} />
                  {text.create}
                </Button>
              )}
            </>
          )
        }
      />
      <OccupationToolbar
        query={list.query}
        levels={levels.items}
        isSearching={list.query.keyword !== '' && request.status === 'loading'}
        onChange={list.change}
      />
      <RecordTable
        list={list}
        aria-label={text.title}
        columns={columns}
        failedTitle={text.failed}
        getRowId={(record) => record.id}
        getRowName={nameOf}
        emptyState={
          isNarrowed ? (
            <EmptyState
              title={text.noResult}
              hint={text.noResultHint}
              mark={null}
              action={<Button onPress={() => list.change({ keyword: '', level: '' })}>{text.clear}</Button>}
            />
          ) : (
            <EmptyState title={text.none} hint={isEditable ? text.noneHint : text.noneHintReader} />
          )
        }
        actionsWidth={isEditable ? '104px' : '72px'}
        renderRowActions={(record) => (
          <>
            <View href={detailHref(record.id)} aria-label={text.viewOf({ name: nameOf(record) })}>
              {text.view}
            </View>
            {isEditable && (
              <IconButton
                variant="danger"
                data-delete=""
                aria-label={text.removeOf({ name: nameOf(record) })}
                onPress={() => setDeleting({ record, index: rows.indexOf(record) })}
              >
                <Icon of={Trash2} />
              </IconButton>
            )}
          </>
        )}
      />
      {isImporting && <OccupationImportDialog source={source} onStored={list.reload} onClose={() => setImporting(false)} />}
      {deleting && (
        <ConfirmDialog
          isOpen
          name={nameOf(deleting.record)}
          confirmLabel={text.confirm}
          pendingLabel={text.deleting}
          onOpenChange={(isOpen) => {
            if (!isOpen) setDeleting(null);
          }}
          onConfirm={async () => {
            await source.deleteOccupation(deleting.record.id);
            list.reload();
            showToast({ type: 'success', message: text.deleted });
            focusRow(deleting.index);
          }}
          onError={(error) => onFail(messageOf(error))}
        >
          {text.loss({ count: readSkills(deleting.record.skills).length })}
        </ConfirmDialog>
      )}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;

const View = styled(Link)`
  padding: ${tokens.space[1]};
  white-space: nowrap;
`;
