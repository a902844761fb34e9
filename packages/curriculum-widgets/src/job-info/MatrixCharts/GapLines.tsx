import type { IndicatorFigures, MatrixFigures } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { langOf } from '../../support/langOf';
import { gapsOf } from './figureRows';
import { matrixChartsMessages } from './messages';

interface GapLinesProps {
  figures: MatrixFigures;
  /** Where an indicator point is mended. */
  hrefOf: (indicatorId: number) => string | undefined;
}

/** The indicator points without support and with weak support alone, by name. */
export function GapLines({ figures, hrefOf }: GapLinesProps) {
  const text = useMessages(matrixChartsMessages);
  const language = useLanguage();
  const { unsupported, weakOnly } = gapsOf(figures);
  const points = (indicators: readonly IndicatorFigures[]) =>
    indicators.map(({ id, description }) => {
      const href = hrefOf(id);
      return (
        <li key={id} lang={langOf(description, language)}>
          {href === undefined ? description : <Link href={href}>{description}</Link>}
        </li>
      );
    });

  if (figures.requirements.every(({ indicators }) => indicators.length === 0)) return null;
  return (
    <Lines>
      {unsupported.length + weakOnly.length === 0 && <p>{text.noGaps}</p>}
      {unsupported.length > 0 && (
        <>
          <p data-gap="danger">{text.unsupported}</p>
          <ul>{points(unsupported)}</ul>
        </>
      )}
      {weakOnly.length > 0 && (
        <>
          <p data-gap="warning">{text.weakOnly}</p>
          <ul>{points(weakOnly)}</ul>
        </>
      )}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  p {
    margin: 0;
  }
  [data-gap='danger'] {
    color: ${tokens.color.danger};
  }
  [data-gap='warning'] {
    color: ${tokens.color.warning};
  }
  ul {
    display: grid;
    gap: ${tokens.space[1]};
    margin: 0;
    padding-inline-start: ${tokens.space[5]};
  }
`;
