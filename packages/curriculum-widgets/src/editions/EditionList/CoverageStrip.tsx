import type { EditionProgressFigures } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { editionListMessages } from './messages';

/** One mark for each indicator point, requirements apart: full height is strong support, half weak only, an outline none. */
export function CoverageStrip({ indicators }: Pick<EditionProgressFigures, 'indicators'>) {
  const text = useMessages(editionListMessages);
  const marks = indicators.map(({ key, number, strong, weak }, at) => ({
    key,
    level: strong > 0 ? 'strong' : weak > 0 ? 'weak' : 'none',
    isFirst: at > 0 && requirementOf(number) !== requirementOf(indicators[at - 1]!.number),
  }));
  const count = (level: string) => marks.filter((mark) => mark.level === level).length;
  return (
    <Strip role="img" aria-label={text.coverage({ strong: count('strong'), weak: count('weak'), none: count('none') })}>
      {marks.map(({ key, level, isFirst }) => (
        <CoverageMark key={key} data-level={level} data-first={isFirst || undefined} />
      ))}
    </Strip>
  );
}

/** The part of `3.2` before its point. */
function requirementOf(number: string): string {
  return number.split('.')[0] ?? number;
}

/** The mark of a level, as in the strip. */
export const CoverageMark = styled.span`
  flex: 0 1 7px;
  box-sizing: border-box;
  min-inline-size: 2px;
  block-size: 11px;
  border: 1px solid ${tokens.color.strong};
  background: ${tokens.color.strong};
  forced-color-adjust: none;

  &[data-first] {
    margin-inline-start: 2px;
  }
  &[data-level='weak'] {
    block-size: 5px;
    border-color: ${tokens.color.weak};
    background: transparent;
  }
  &[data-level='none'] {
    border-color: ${tokens.color.danger};
    background: transparent;
  }
`;

const Strip = styled.span`
  display: flex;
  align-items: flex-end;
  gap: 1px;
  inline-size: 100%;
`;
