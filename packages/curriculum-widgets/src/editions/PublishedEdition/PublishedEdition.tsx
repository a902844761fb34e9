import type { DocumentLanguages } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useCallback, useEffect, useState } from 'react';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { screenOnly } from '@college/ui/print';
import { useToast } from '@college/ui/Toast';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLatest } from '../../support/desk/useLatest';
import { useLanguage } from '../../support/useLanguage';
import type { MissingCharacters } from '../../syllabus/ReportExport';
import { MissingDialog } from '../../syllabus/ReportExport/MissingDialog';
import { PaperSkeleton } from '../../syllabus/PublicReport/PaperSkeleton';
import { ReportPaper } from '../../syllabus/ReportPaper';
import { BookletDialog } from './BookletDialog';
import { EditionHead } from './EditionHead';
import { publishedEditionMessages } from './messages';
import type { PublishedEditionSource } from './PublishedEditionSource';
import { usePublishedEdition } from './usePublishedEdition';
import { WithdrawnNote } from './WithdrawnNote';

export interface PublishedEditionProps {
  /** Where the edition is read, and its booklet made. */
  dataSource: PublishedEditionSource;
  /** The edition, for staff. */
  editionId?: number;
  /** The secret of a public address, in place of `editionId`; the page is then a whole one, with nothing around it. */
  link?: string;
  /** The course that is shown, by its lineage; without it the whole edition. */
  course?: number;
  /** Where a course of the edition is read, or all of it; without it courses are not linked. */
  courseHref?: (course: number | undefined) => string;
  /** The languages of the paper. */
  languages?: DocumentLanguages;
  /** The languages at first, where they are not controlled. @default that of the interface */
  defaultLanguages?: DocumentLanguages;
  /** Called with the languages that the reader selects. */
  onLanguagesChange?: (languages: DocumentLanguages) => void;
  /** Goes back to where the person came from. */
  onBack?: () => void;
  /** Where the product begins: the way on from a link that leads to no edition. */
  homeHref?: string;
  /** Called with the title of the paper when it is loaded. */
  onTitleChange?: (title: string) => void;
}

/** A published edition as paper: requirements, structure, courses and matrix, or the syllabus of one course; read, printed and downloaded as a booklet. Put it inside a `ToastProvider`. */
export function PublishedEdition(props: PublishedEditionProps) {
  const { dataSource: source, editionId, link, course, courseHref, onBack, homeHref, onTitleChange } = props;
  const text = useMessages(publishedEditionMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const [ownLanguages, setOwnLanguages] = useState<DocumentLanguages>(props.defaultLanguages ?? language);
  const languages = props.languages ?? ownLanguages;
  const of = link ? { link } : editionId === undefined ? undefined : { id: editionId };
  const { paper, edition, isCourse, isDead, isLoading, failure, retry } = usePublishedEdition({ source, of, course, languages });
  const [isBookletAsked, setBookletAsked] = useState(false);
  const [incomplete, setIncomplete] = useState<{ editable: boolean; missing: readonly MissingCharacters[] } | null>(null);
  const hrefs = useLatest(courseHref);
  // The names in the table of courses lead to them.
  const cellHref = useCallback(
    ({ table, row, column }: { table: string; row: string; column: string }) =>
      table === 'courses' && column === 'name' ? hrefs()?.(Number(row)) : undefined,
    [hrefs],
  );
  const title = paper && (paper.title.zh ?? paper.title.en);
  useEffect(() => {
    if (title !== undefined) onTitleChange?.(title);
  }, [title, onTitleChange]);

  function handleHandedOver(made: { editable: boolean; missing: readonly MissingCharacters[] }) {
    setBookletAsked(false);
    if (made.missing.length > 0) setIncomplete(made);
    else showToast({ type: 'success', message: text.started });
  }

  return (
    <Page as={link === undefined ? 'section' : 'main'} aria-label={text.title}>
      {edition && (
        <EditionHead
          edition={edition}
          languages={languages}
          onLanguagesChange={(chosen) => {
            setOwnLanguages(chosen);
            props.onLanguagesChange?.(chosen);
          }}
          onBooklet={() => setBookletAsked(true)}
          onBack={onBack}
        />
      )}
      <Sheet>
        {edition?.withdrawn && <WithdrawnNote withdrawn={edition.withdrawn} />}
        {edition && !isCourse && edition.reason !== '' && <Note>{text.note({ words: edition.reason })}</Note>}
        {edition && isCourse && courseHref && (
          <Way>
            <Link href={courseHref(undefined)}>{text.toHome(edition)}</Link>
          </Way>
        )}
        {isLoading && <PaperSkeleton label={text.loading} />}
        {isDead && (
          <EmptyState
            title={
              <span role="heading" aria-level={1}>
                {text.dead}
              </span>
            }
            hint={text.deadHint}
            action={homeHref && <Link href={homeHref}>{text.home}</Link>}
          />
        )}
        {failure && <ErrorState title={text.failed} hint={failure.message} onRetry={retry} isRetrying={failure.isRetrying} />}
        {paper && <ReportPaper document={paper} cellHref={courseHref && !isCourse ? cellHref : undefined} />}
      </Sheet>
      {edition && of && isBookletAsked && (
        <BookletDialog
          {...{ source, of, languages }}
          name={edition.name}
          onHandedOver={handleHandedOver}
          onClose={() => setBookletAsked(false)}
        />
      )}
      <MissingDialog state={incomplete ? { step: 'incomplete', ...incomplete } : { step: 'idle' }} onClose={() => setIncomplete(null)} />
    </Page>
  );
}

const Page = styled.section`
  min-block-size: 100%;
  background: ${tokens.color.surface};
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 848px);
  justify-content: center;
  gap: ${tokens.space[6]};
  padding: ${tokens.space[8]} ${tokens.size.pageX} ${tokens.space[16]};

  ${onNarrowWindow} {
    padding: ${tokens.space[6]} ${tokens.space[4]} ${tokens.space[10]};
  }

  @media print {
    display: block;
    padding: 0;
  }
`;

const Way = styled.nav`
  ${screenOnly}
`;
