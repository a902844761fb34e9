import { type Bilingual, languageCodes, localize, pageSizes, type Qualification, qualificationSort } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ListSearch, RecordListPage, RecordTable, useRecordListPage, type RecordListQuery } from '../../support/recordList';
import { EditionFacts } from './EditionFacts';
import { qualificationDirectoryMessages } from './messages';
import { qualificationColumns } from './qualificationColumns';
import { QualificationDialog } from './QualificationDialog';
import type { QualificationSource } from './QualificationSource';
import { qualificationKey } from './qualificationWords';
import { Muted } from '../../support/textParts';

export interface QualificationDirectoryProps {
  /** Where the directory is read, a page at a time. */
  source: QualificationSource;
  /** The controlled page and name, such as from the URL; uncontrolled when omitted. */
  query?: RecordListQuery;
  /** Called when the page or the name changes. */
  onQueryChange?: (query: RecordListQuery) => void;
  /** Which edition of the directory the source holds: said under the title. */
  edition?: Bilingual;
  /** Where that edition was published; a web page only. */
  editionUrl?: string;
}

const firstQuery: RecordListQuery = { page: 1, keyword: '' };

/** The directory of professional qualifications, searched by name (reference §2.6). Put it inside a `ToastProvider`. */
export function QualificationDirectory({ source, query, onQueryChange, edition, editionUrl }: QualificationDirectoryProps) {
  const text = useMessages(qualificationDirectoryMessages);
  const [open, setOpen] = useState<Qualification | null>(null);
  const { list, language } = useRecordListPage<Qualification>({
    load: ({ page, keyword, sort }, options, lang) =>
      source.listQualifications(
        { pageNum: page, pageSize: pageSizes.qualifications, name: keyword, lang: languageCodes[lang], ...qualificationSort.partOf(sort) },
        options,
      ),
    firstQuery,
    query,
    onQueryChange,
    pageSize: pageSizes.qualifications,
  });
  const { shown } = list;
  const { keyword } = list.query;
  const columns = useMemo(() => qualificationColumns(text, language), [text, language]);
  const rows = useMemo(() => shown?.list.map((row) => localize(row, language)) ?? [], [shown, language]);

  return (
    <RecordListPage
      aria-label={text.title}
      list={list}
      title={text.title}
      text={text}
      renderFacts={(count) => (edition ? <EditionFacts edition={edition} url={editionUrl} language={language} count={count} /> : count)}
    >
      <Bar role="search">
        <Search label={text.search} list={list} />
        <Muted>{text.keys}</Muted>
      </Bar>
      <RecordTable<Qualification, RecordListQuery>
        aria-label={text.title}
        list={list}
        rows={rows}
        columns={columns}
        getRowId={qualificationKey}
        getRowName={({ name }) => name}
        loadingRowCount={pageSizes.qualifications}
        failedTitle={text.failed}
        emptyState={<EmptyState title={text.empty} hint={keyword === '' ? text.emptyHint : text.noHit({ keyword })} />}
        onRowAction={setOpen}
      />
      {open && <QualificationDialog qualification={open} language={language} onClose={() => setOpen(null)} />}
    </RecordListPage>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Search = styled(ListSearch)`
  inline-size: 288px;
`;
