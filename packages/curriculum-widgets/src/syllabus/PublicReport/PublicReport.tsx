import { syllabusDocument, type DocumentLanguages } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon, Mark } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, type Ref } from 'react';
import { styled } from 'styled-components';
import { ReportPaper } from '../ReportPaper';
import { publicReportMessages } from './messages';
import { PaperSkeleton } from './PaperSkeleton';
import type { PublicReportSource } from './PublicReportSource';
import { usePublicReport } from './usePublicReport';

const choices: readonly DocumentLanguages[] = ['zh', 'en', 'both'];

export interface PublicReportProps {
  /** Where published reports are read. */
  source: PublicReportSource;
  /** The secret of the address; without one there is nothing to show. */
  link?: string;
  /** The languages of the report. */
  languages: DocumentLanguages;
  /** Called with the languages that the reader selects. */
  onLanguagesChange: (languages: DocumentLanguages) => void;
  /** Where the product begins: the way on from a link that leads to no syllabus. */
  homeHref?: string;
  /** Called with the title of the report when it is loaded. */
  onTitleChange?: (title: string) => void;
  /** Reaches the page. */
  ref?: Ref<HTMLDivElement>;
}

/** A published course start report, to be read and printed by anybody who holds its link (decision 153). */
export function PublicReport({ source, link, languages, onLanguagesChange, homeHref, onTitleChange, ref }: PublicReportProps) {
  const text = useMessages(publicReportMessages);
  const { state, retry } = usePublicReport(source, link);
  const report = state.status === 'ready' ? state.report : undefined;
  const paper = useMemo(() => report && syllabusDocument(report, languages), [report, languages]);
  const title = paper && (paper.title.zh ?? paper.title.en);
  useEffect(() => {
    if (title !== undefined) onTitleChange?.(title);
  }, [title, onTitleChange]);
  return (
    <Page ref={ref}>
      <Head>
        <Brand>
          <Mark />
          {text.product}
        </Brand>
        {paper && (
          <>
            <SegmentedControl
              aria-label={text.languages}
              size="small"
              value={languages}
              onChange={(chosen) => onLanguagesChange(choices.find((one) => one === chosen) ?? 'zh')}
            >
              {choices.map((choice) => (
                <Segment key={choice} value={choice}>
                  {text[choice]}
                </Segment>
              ))}
            </SegmentedControl>
            <Button onPress={() => window.print()}>
              <Icon of={Printer} />
              {text.print}
            </Button>
          </>
        )}
      </Head>
      <Main>
        {state.status === 'loading' && <PaperSkeleton label={text.loading} />}
        {state.status === 'unknown' && (
          <EmptyState
            title={<Title>{text.unknown}</Title>}
            hint={text.unknownHint}
            action={homeHref && <Link href={homeHref}>{text.home}</Link>}
          />
        )}
        {state.status === 'failed' && <ErrorState title={text.failed} hint={state.message} onRetry={retry} isRetrying={state.isRetrying} />}
        {paper && <ReportPaper document={paper} />}
      </Main>
    </Page>
  );
}

// The empty state words its title in a paragraph.
function Title({ children }: { children: string }) {
  return (
    <span role="heading" aria-level={1}>
      {children}
    </span>
  );
}

const Page = styled.div`
  min-block-size: 100%;
  background: ${tokens.color.surface};
`;

const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.topbar};
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  block-size: 56px;
  padding-inline: ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  /* Two lines of a low window are too much to stay. */
  ${onNarrowWindow} {
    position: static;
    flex-wrap: wrap;
    gap: ${tokens.space[2]} ${tokens.space[3]};
    block-size: auto;
    padding: ${tokens.space[3]} ${tokens.space[4]};
  }
  ${screenOnly}
`;

const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  margin-inline-end: auto;
  font-weight: ${tokens.font.strong};
`;

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: ${tokens.space[8]} ${tokens.size.pageX} ${tokens.space[16]};

  ${onNarrowWindow} {
    padding: ${tokens.space[6]} ${tokens.space[4]} ${tokens.space[10]};
  }

  @media print {
    display: block;
    padding: 0;
  }
`;
