import type { EditionProgressFigures } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { CoverageStrip } from './CoverageStrip';
import { editionListMessages } from './messages';

/** How many changes an edition has against where it began, and what became of its strong support. */
export function EditionFigures({ changes, coursesTouched, strong, indicators }: EditionProgressFigures) {
  const text = useMessages(editionListMessages);
  const { before, after } = strong;
  return (
    <>
      <Figures>
        <span>{changes !== null && text.changes({ changes, courses: coursesTouched ?? 0 })}</span>
        {after.total > 0 && (
          <span>
            <VisuallyHidden>
              {before && text.strongBefore({ before: before.covered })}
              {text.strongAfter({ after: after.covered, total: after.total })}
            </VisuallyHidden>
            <span aria-hidden>
              {before && <Before>{before.covered} → </Before>}
              <b>{after.covered}</b>/{after.total}
            </span>
          </span>
        )}
      </Figures>
      {indicators.length > 0 && <CoverageStrip indicators={indicators} />}
    </>
  );
}

const Figures = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  font-variant-numeric: tabular-nums lining-nums;

  > :last-child {
    flex: none;
    white-space: nowrap;
  }

  b {
    font-weight: ${tokens.font.strong};
  }
`;

const Before = styled.span`
  color: ${tokens.color.textMuted};
`;
