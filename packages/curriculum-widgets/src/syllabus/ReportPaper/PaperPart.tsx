import type { Language, Words } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Fragment, useCallback } from 'react';
import { TermHint } from '../../support/TermHint';
import { DocumentTable } from '../DocumentTable';
import { documentWords } from '../DocumentTable/documentWords';
import { documentTableMessages } from '../DocumentTable/messages';
import { supportStar } from '../DocumentTable/supportStar';
import { Signatures } from '../Signatures';
import { reportPaperMessages } from './messages';
import type { PaperCellHref } from './paperLinks';
import type { Part } from './paperParts';

interface PaperPartProps {
  part: Part;
  /** The language of the paper; the other one is marked where it is a fallback. */
  main: Language;
  cellHref: PaperCellHref | undefined;
  /** The id of the part where it is a heading, else of the heading above it. */
  headingId: string | undefined;
}

/** One part of the paper in plain elements. */
export function PaperPart({ part, main, cellHref, headingId }: PaperPartProps) {
  const text = useMessages(documentTableMessages);
  const paper = useMessages(reportPaperMessages);
  const hrefIn = useCallback((row: string, column: string) => cellHref?.({ table: part.id, row, column }), [cellHref, part.id]);
  const draw = (words: Words) => documentWords(words, main, text);
  switch (part.kind) {
    case 'heading': {
      const Heading = part.level === 1 ? 'h2' : 'h3';
      return (
        <Heading id={headingId}>
          {part.number && <span data-part="number">{part.number}</span>}
          {draw(part.text)}
        </Heading>
      );
    }
    case 'facts':
      return (
        <dl data-part="facts">
          {part.facts.map(({ key, label, value, isWide }) => (
            <div key={key} data-wide={isWide || undefined}>
              <dt>{draw(label)}</dt>
              <dd>{isEmpty(value) ? <span data-part="unfilled">{paper.unfilled}</span> : draw(value)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'texts':
      return (
        <dl data-part="texts">
          {part.texts.map(({ id, label, text: words }) => (
            <div key={id}>
              <dt>{draw(label)}</dt>
              <dd>{draw(words)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'paragraph':
      return <p data-part="run">{draw(part.text)}</p>;
    case 'table':
      return <DocumentTable table={part} cellHref={cellHref && hrefIn} aria-labelledby={headingId} />;
    case 'legend':
      return (
        <p data-part="legend">
          {paper.note}
          {part.entries.map(({ support, text: words }, at) => (
            <Fragment key={support}>
              {at > 0 && paper.comma}
              {supportStar(support, words, text)} <TermHint term={support === 0 ? 'strongSupport' : 'weakSupport'}>{draw(words)}</TermHint>
            </Fragment>
          ))}
        </p>
      );
    case 'signatures':
      return <Signatures labels={part.labels} />;
  }
}

function isEmpty({ zh, en }: Words) {
  return !zh?.trim() && !en?.trim();
}
