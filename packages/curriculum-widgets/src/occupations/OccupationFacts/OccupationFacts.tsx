import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { OccupationBookSource } from '../OccupationBrowser/OccupationBookSource';
import { langOf } from '../../support/langOf';
import { useAnswer } from '../../support/useAnswer';
import { occupationFactsMessages } from './messages';
import { SourceLink } from './SourceLink';
import { Muted } from '../../support/textParts';

export interface OccupationFactsProps {
  /** Where the facts are read. */
  source: Pick<OccupationBookSource, 'loadBookFacts'>;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

const levels = ['major', 'middle', 'sub', 'occupation'] as const;

/** What the dictionary is: its edition, its source, how much of it is here, codes that changed, and how the rest is loaded. */
export function OccupationFacts({ source, ref }: OccupationFactsProps) {
  const text = useMessages(occupationFactsMessages);
  const { locale } = useLocale();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const { request, retry } = useAnswer(language, (options) => source.loadBookFacts(options));
  if (request.status === 'loading') return <Loading variant="text" />;
  if (request.status === 'failed') return <ErrorState title={text.failed} hint={request.message} onRetry={retry} />;
  const { edition, source: origin, shipped, official, aliases } = request.answer;
  const isWhole = levels.every((level) => shipped[level] >= official[level]);
  return (
    <Sheet ref={ref} aria-label={text.title}>
      <Part title={text.edition}>
        <p>{text.editionOf({ edition })}</p>
      </Part>
      <Part title={text.source}>
        <p>
          <SourceLink source={origin} language={language} />
        </p>
        {origin.note !== '' && (
          <Muted as="p" lang={langOf(origin.note, language)}>
            {origin.note}
          </Muted>
        )}
      </Part>
      <Part title={text.held}>
        <Table aria-label={text.held}>
          <thead>
            <tr>
              <th scope="col">{text.level}</th>
              <th scope="col">{text.shipped}</th>
              <th scope="col">{text.official}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <tr key={level}>
                <th scope="row">{text[level]}</th>
                <td>{shipped[level].toLocaleString(locale)}</td>
                <td>{official[level].toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part title={text.renamed}>
        <p>{text.aliases({ count: aliases })}</p>
      </Part>
      <Part title={text.loading}>
        {isWhole && <p>{text.whole}</p>}
        <p>{text.loadingFirst}</p>
        <Command>npm run import:occupations -- FILE.xlsx</Command>
        <p>{text.loadingThen}</p>
        <Command>npm run import:occupations -- FILE.xlsx --apply</Command>
        <Muted as="p">{text.loadingWho}</Muted>
      </Part>
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Row>
      <h2>{title}</h2>
      <div>{children}</div>
    </Row>
  );
}

const Sheet = styled.section`
  display: grid;
  max-inline-size: ${tokens.size.readMax};
`;

/* Side heads in a gutter. */
const Row = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  column-gap: ${tokens.space[6]};
  padding-block: ${tokens.space[6]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  > h2 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.running} ${tokens.font.family};
  }
  > div {
    display: grid;
    justify-items: start;
    gap: ${tokens.space[2]};
    font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
  }
`;

const Table = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${tokens.space[1]} ${tokens.space[8]} ${tokens.space[1]} 0;
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
  }
  td,
  thead th + th {
    text-align: end;
  }
  thead th {
    border-block-end-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;

const Command = styled.code`
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.mono};
  user-select: all;
`;
