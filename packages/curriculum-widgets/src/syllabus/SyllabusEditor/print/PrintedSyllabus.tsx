import { syllabusDocument, type DocumentLanguages, type ReportData } from '@college/curriculum-model';
import { screenOnly, usePrinting } from '@college/ui/print';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useSyllabusStore } from '../../field';
import { ReportPaper } from '../../ReportPaper';
import { keptReport } from './keptReport';

interface PrintedSyllabusProps {
  report: ReportData;
  languages: DocumentLanguages;
}

/** The paper that the browser prints in place of the editor: the same as the public page and the PDF, without the note on grades. */
export function PrintedSyllabus(props: PrintedSyllabusProps) {
  return usePrinting() ? <Printed {...props} /> : null;
}

function Printed({ report, languages }: PrintedSyllabusProps) {
  const { getState } = useSyllabusStore();
  const document = useMemo(() => syllabusDocument(keptReport(report, getState()), languages), [report, getState, languages]);
  return (
    <OnPaper>
      <ReportPaper document={document} />
    </OnPaper>
  );
}

/** Wraps the editor, which is not printed. It generates no box, so that position: sticky still works. */
export const OnScreen = styled.div`
  display: contents;

  ${screenOnly}
`;

/* Behind the print dialog the page stays as it was. */
const OnPaper = styled.div`
  @media screen {
    display: none;
  }
`;
