import { textOf, type CollegeMajorResponse } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { EmptyState } from '@college/ui/EmptyState';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { useFocusAfterDelete } from '../../course-units/CourseUnitList/useFocusAfterDelete';
import { useChoices } from '../../occupations/choices/useChoices';
import { RecordTable, useRecordList } from '../../support/recordList';
import { collegeMajorColumns } from './collegeMajorColumns';
import {
  COLLEGE_MAJOR_LIMIT,
  COLLEGE_MAJOR_PAGE_SIZE,
  firstCollegeMajors,
  loadCollegeMajors,
  type CollegeMajorListQuery,
} from './collegeMajorListQuery';
import type { CollegeMajorListSource } from './CollegeMajorListSource';
import { CollegeMajorToolbar } from './CollegeMajorToolbar';
import { DeleteCollegeMajor } from './DeleteCollegeMajor';
import { collegeMajorListMessages } from './messages';

export interface CollegeMajorListProps {
  /** Where the majors are read and deleted. */
  source: CollegeMajorListSource;
  /** Page, keyword, category and order on show, for an address that names them; leave out to let the list decide. */
  query?: CollegeMajorListQuery;
  onQueryChange?: (query: CollegeMajorListQuery) => void;
  /** Whether majors may be added and deleted. @default false */
  isEditable?: boolean;
  /** The address of a major. */
  detailHref: (majorId: number) => string;
  /** Begins a new major. */
  onCreate?: () => void;
  /** Where the waiting comes from. @default the machine's time */
  clock?: Clock;
}

/** A college's majors by the undergraduate teaching quality standard: searched, narrowed by category, ordered by related majors, opened and deleted (reference §2.4). Put it inside a `ToastProvider`. */
export function CollegeMajorList({ source, query, onQueryChange, isEditable = false, detailHref, onCreate, clock }: CollegeMajorListProps) {
  const text = useMessages(collegeMajorListMessages);
  const { locale } = useLocale();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const { showToast } = useToast();
  const onFail = (message: string) => showToast({ type: 'error', message });
  const [deleting, setDeleting] = useState<{ major: CollegeMajorResponse; index: number } | null>(null);
  const types = useChoices({ load: source.listProfessionTypes, language, onFail }).items;
  const list = useRecordList<CollegeMajorResponse, CollegeMajorListQuery>({
    load: (asked, options) => loadCollegeMajors(source, asked, options),
    firstQuery: firstCollegeMajors,
    query,
    onQueryChange,
    pageSize: COLLEGE_MAJOR_PAGE_SIZE,
    language,
    onFail,
    loadingLimit: COLLEGE_MAJOR_LIMIT,
    clock,
  });
  const { shown, request } = list;
  const { rootRef, focusRow } = useFocusAfterDelete({ isWaiting: request.status === 'loading' });
  const hasRelates = list.query.sort !== '';
  const columns = useMemo(() => collegeMajorColumns({ text, language, types, hasRelates }), [text, language, types, hasRelates]);
  const isNarrowed = list.query.keyword !== '' || list.query.type !== '';
  const numbers = new Intl.NumberFormat(locale);
  const nameOf = (major: CollegeMajorResponse) => textOf(major, 'name', language) || text.unnamed;

  return (
    <Page ref={rootRef}>
      <PageHeader
        title={text.title}
        facts={shown ? (isNarrowed ? text.found : text.facts)({ count: numbers.format(shown.total) }) : '\u00a0'}
        actions={
          isEditable &&
          onCreate && (
            <Button variant="primary" onPress={onCreate}>
              <Icon of={Plus} />
              {text.create}
            </Button>
          )
        }
      />
      <CollegeMajorToolbar
        query={list.query}
        types={types}
        isSearching={list.query.keyword !== '' && request.status === 'loading'}
        onChange={list.change}
      />
      <RecordTable
        list={list}
        aria-label={text.title}
        columns={columns}
        failedTitle={text.failed}
        getRowId={(major) => major.id}
        getRowName={nameOf}
        emptyState={
          isNarrowed ? (
            <EmptyState
              title={text.noResult}
              hint={text.noResultHint}
              mark={null}
              action={<Button onPress={() => list.change({ keyword: '', type: '' })}>{text.clear}</Button>}
            />
          ) : (
            <EmptyState title={text.none} hint={isEditable ? text.noneHint : text.noneHintReader} />
          )
        }
        actionsWidth={isEditable ? '104px' : '72px'}
        renderRowActions={(major) => (
          <>
            <View href={detailHref(major.id)} aria-label={text.viewOf({ name: nameOf(major) })}>
              {text.view}
            </View>
            {isEditable && (
              <IconButton
                variant="danger"
                data-delete=""
                aria-label={text.removeOf({ name: nameOf(major) })}
                onPress={() => setDeleting({ major, index: shown?.list.indexOf(major) ?? 0 })}
              >
                <Icon of={Trash2} />
              </IconButton>
            )}
          </>
        )}
      />
      {deleting && (
        <DeleteCollegeMajor
          major={deleting.major}
          name={nameOf(deleting.major)}
          onDelete={async ({ id }) => {
            await source.deleteCollegeMajor(id);
            list.reload();
            showToast({ type: 'success', message: text.deleted });
            focusRow(deleting.index);
          }}
          onFail={onFail}
          onClose={() => setDeleting(null)}
        />
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
