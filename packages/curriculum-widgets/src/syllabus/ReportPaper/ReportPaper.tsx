import type { SyllabusDocument, Words } from '@college/curriculum-model';
import { LocaleProvider, useMessages } from '@college/ui/messages';
import { PrintedPage, RunningTitle } from '@college/ui/print';
import { memo, useId } from 'react';
import { documentWords, languageTag } from '../DocumentTable/documentWords';
import { documentTableMessages } from '../DocumentTable/messages';
import type { PaperCellHref } from './paperLinks';
import { paperParts } from './paperParts';
import { PaperPart } from './PaperPart';
import { PaperSheet } from './paperStyles';

export interface ReportPaperProps {
  /** The paper as the model puts it together; keep its identity while nothing of it changes. */
  document: SyllabusDocument;
  /** Where a cell of a table leads, by the id of the table and the keys of row and column; keep its identity as well. @default nowhere */
  cellHref?: PaperCellHref | undefined;
  /** Goes to the sheet. */
  className?: string;
}

/** The whole course start report as it is read on screen and printed by the browser (reference §2.12). */
export const ReportPaper = memo(function ReportPaper({ document, cellHref, className }: ReportPaperProps) {
  // The texts around the document's own are in its language, whatever that of the page.
  return (
    <LocaleProvider locale={document.languages === 'en' ? 'en-US' : 'zh-CN'}>
      <Paper document={document} cellHref={cellHref} className={className} />
    </LocaleProvider>
  );
});

function Paper({ document: { languages, title, runningTitle, blocks, notes }, cellHref, className }: ReportPaperProps) {
  const text = useMessages(documentTableMessages);
  const main = languages === 'en' ? 'en' : 'zh';
  const id = useId();
  const parts = paperParts(blocks);
  return (
    <PaperSheet className={className} lang={languageTag(main)} data-languages={languages}>
      <h1>{documentWords(title, main, text)}</h1>
      {parts.map((part, at) => {
        const heading = parts.slice(0, at + 1).findLast(({ kind }) => kind === 'heading');
        return <PaperPart key={part.id} part={part} main={main} cellHref={cellHref} headingId={heading && `${id}${heading.id}`} />;
      })}
      {notes.length > 0 && (
        <footer>
          {notes.map((note) => (
            <p key={plain(note)}>{documentWords(note, main, text)}</p>
          ))}
        </footer>
      )}
      <PrintedPage />
      <RunningTitle languages={languages === 'both' ? ['zh', 'en'] : [main]}>{plain(runningTitle)}</RunningTitle>
    </PaperSheet>
  );
}

function plain({ zh, en }: Words) {
  return [zh, en].filter(Boolean).join('\u2003');
}
