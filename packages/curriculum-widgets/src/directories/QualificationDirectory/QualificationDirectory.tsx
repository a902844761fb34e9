import { languageCodes, localize, pageSizes, type Bilingual, type Qualification } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { ListSearch, RecordTable, useRecordList, type RecordListQuery } from '../../support/recordList';
import { EditionFacts } from './EditionFacts';
import { qualificationDirectoryMessages } from './messages';
import { qualificationColumns } from './qualificationColumns';
import { QualificationDialog } from './QualificationDialog';
import type { QualificationSource } from './QualificationSource';
import { qualificationKey } from './qualificationWords';

export interface QualificationDirectoryProps {
  source: QualificationSource;
  /** Page and name on show, for an address that keeps them; leave out to let the directory decide. */
  query?: RecordListQuery;
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
  const { locale } = useLocale();
  const { showToast } = useToast();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const [open, setOpen] = useState<Qualification | null>(null);
  const list = useRecordList<Qualification, RecordListQuery>({
    load: ({ page, keyword }, options) =>
      source.listQualifications(
        { pageNum: page, pageSize: pageSizes.qualifications, name: keyword, lang: languageCodes[language] },
        options,
      ),
    firstQuery,
    query,
    onQueryChange,
    pageSize: pageSizes.qualifications,
    language,
    onFail: (message) => showToast({ type: 'error', message }),
  });
  const { shown, request } = list;
  const { keyword } = list.query;
  const columns = useMemo(() => qualificationColumns(text, language), [text, language]);
  const rows = useMemo(() => shown?.list.map((row) => localize(row, language)) ?? [], [shown, language]);
  const count = new Intl.NumberFormat(locale).format(shown?.total ?? 0);
  const facts = shown ? (keyword === '' ? text.facts : text.found)({ count }) : '\u00a0';

  return (
    <Page aria-label={text.title}>
      <PageHeader
        title={text.title}
        facts={edition && shown ? <EditionFacts edition={edition} url={editionUrl} language={language} count={facts} /> : facts}
      />
      <Bar role="search">
        <Search
          label={text.search}
          keyword={keyword}
          isPending={keyword !== '' && request.status === 'loading'}
          onKeywordChange={(next) => list.change({ keyword: next })}
        />
        <Keys>{text.keys}</Keys>
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
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Search = styled(ListSearch)`
  inline-size: 288px;
`;

const Keys = styled.span`
  color: ${tokens.color.textMuted};
`;
