import type { UndoSource } from '../../support/undo';
import { readAcademicSystem, readRelates, textOf, type CollegeMajorResponse } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { useChoices } from '../../occupations/choices/useChoices';
import {
  CreateRecord,
  DeleteRecord,
  OpenRecord,
  RecordDeletion,
  RecordListPage,
  RecordTable,
  rowActsWidth,
  useRecordDeletion,
  useRecordListPage,
} from '../../support/recordList';
import { collegeMajorColumns } from './collegeMajorColumns';
import {
  COLLEGE_MAJOR_LIMIT,
  COLLEGE_MAJOR_PAGE_SIZE,
  firstCollegeMajors,
  loadCollegeMajors,
  relateOrders,
  type CollegeMajorListQuery,
} from './collegeMajorListQuery';
import type { CollegeMajorListSource } from './CollegeMajorListSource';
import { CollegeMajorToolbar } from './CollegeMajorToolbar';
import { collegeMajorListMessages } from './messages';
import { SectionTitle } from '../../support/textParts';

export interface CollegeMajorListProps {
  /** Where the majors are read and deleted. */
  source: CollegeMajorListSource;
  /** Where a deleted record is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource;
  /** Page, keyword, category and order on show, for an address that names them; leave out to let the list decide. */
  query?: CollegeMajorListQuery;
  /** Called when the page, the keyword, the category or the order changes. */
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
export function CollegeMajorList({
  source,
  query,
  onQueryChange,
  trash,
  isEditable = false,
  detailHref,
  onCreate,
  clock,
}: CollegeMajorListProps) {
  const text = useMessages(collegeMajorListMessages);
  const { list, language, onFail } = useRecordListPage<CollegeMajorResponse, CollegeMajorListQuery>({
    load: (asked, options) => loadCollegeMajors(source, asked, options),
    firstQuery: firstCollegeMajors,
    query,
    onQueryChange,
    pageSize: COLLEGE_MAJOR_PAGE_SIZE,
    sortAliases: relateOrders,
    loadingLimit: COLLEGE_MAJOR_LIMIT,
    clock,
  });
  const types = useChoices({ load: source.listProfessionTypes, language, onFail }).items;
  const nameOf = (major: CollegeMajorResponse) => textOf(major, 'name', language) || text.unnamed;
  const { rootRef, deletion } = useRecordDeletion({
    list,
    kind: 'collegeMajor',
    nameOf,
    trash,
    remove: ({ id, version }) => source.deleteCollegeMajor(id, { version }),
    doneMessage: text.deleted,
  });
  const hasRelates = list.query.sort.startsWith('relates');
  const columns = useMemo(() => collegeMajorColumns({ text, language, types, hasRelates }), [text, language, types, hasRelates]);

  return (
    <RecordListPage
      ref={rootRef}
      undo={deletion.undo}
      list={list}
      title={text.page}
      text={text}
      isNarrowed={isNarrowed}
      actions={isEditable && onCreate && <CreateRecord label={text.create} onPress={onCreate} />}
    >
      <SectionTitle>{text.title}</SectionTitle>
      <CollegeMajorToolbar list={list} types={types} />
      <RecordTable
        list={list}
        aria-label={text.title}
        columns={columns}
        failedTitle={text.failed}
        getRowId={(major) => major.id}
        getRowName={nameOf}
        emptyState={
          isNarrowed(list.query) ? (
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
        actionsWidth={rowActsWidth(isEditable)}
        renderRowActions={(major) => (
          <>
            <OpenRecord href={detailHref(major.id)} aria-label={text.viewOf({ name: nameOf(major) })}>
              {text.view}
            </OpenRecord>
            {isEditable && <DeleteRecord label={text.removeOf({ name: nameOf(major) })} onPress={() => deletion.ask(major)} />}
          </>
        )}
      />
      <RecordDeletion
        deletion={deletion}
        nameOf={nameOf}
        text={text}
        lossOf={({ academicSystem, relates }) =>
          text.loss({ rows: readAcademicSystem(academicSystem).length, relates: readRelates(relates).length })
        }
      />
    </RecordListPage>
  );
}

function isNarrowed({ keyword, type }: CollegeMajorListQuery): boolean {
  return keyword !== '' || type !== '';
}
