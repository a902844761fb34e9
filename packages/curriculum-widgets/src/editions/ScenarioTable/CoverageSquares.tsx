import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { scenarioTableMessages } from './messages';
import type { CoverageCell } from './comparedRows';

/** A square for each indicator point of a requirement: filled strong, hollow weak, dashed none, a double edge where it differs from the current edition. */
export function CoverageSquares({ squares }: Pick<CoverageCell, 'squares'>) {
  const text = useMessages(scenarioTableMessages);
  const count = (level: string) => squares.filter((square) => square.level === level).length;
  const different = squares.filter(({ isDifferent }) => isDifferent).map(({ number }) => number);
  const counts = text.square({ strong: count('strong'), weak: count('weak'), none: count('none') });
  return (
    <Squares role="img" aria-label={different.length > 0 ? counts + text.differs({ numbers: different.join(text.listComma) }) : counts}>
      {squares.map(({ key, level, isDifferent }) => (
        <Square key={key} data-level={level} data-different={isDifferent || undefined} />
      ))}
    </Squares>
  );
}

const Squares = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 3px;
`;

/** The square of a level, as in the rows and in the legend. */
export const Square = styled.span`
  display: inline-block;
  box-sizing: border-box;
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  border: 1px solid ${tokens.color.strong};
  background: ${tokens.color.strong};
  forced-color-adjust: none;

  &[data-level='weak'] {
    border-color: ${tokens.color.weak};
    background: transparent;
  }
  &[data-level='none'] {
    border: 1px dashed ${tokens.color.danger};
    background: transparent;
  }
  &[data-different] {
    outline: 1px solid ${tokens.color.accent};
    outline-offset: 1px;
    margin-inline: 2px;
  }
`;
