import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { TermHints } from '../../support/TermHint';
import { CoverageMark } from './CoverageStrip';
import type { EditionRow } from './editionRows';
import { editionListMessages } from './messages';
import { Marker } from './TreeCell';
import { linesOf } from './treeLines';

/** What the markers and the strips mean: those that are there. */
export function Legend({ rows, hasFigures }: { rows: readonly EditionRow[]; hasFigures: boolean }) {
  const text = useMessages(editionListMessages);
  const words = { current: text.legendCurrent, draft: text.legendDraft, published: text.legendPublished, merged: text.legendMerged };
  const shown = new Set(rows.map((row) => linesOf(row, { lanes: 1, isLast: true }).marker.shape));
  const levels = { strong: text.legendStrong, weak: text.legendWeak, none: text.legendNone };
  return (
    <Entries>
      {(['current', 'draft', 'published', 'merged'] as const)
        .filter((shape) => shown.has(shape))
        .map((shape) => (
          <Entry key={shape}>
            <Sample data-shape={shape} />
            {words[shape]}
          </Entry>
        ))}
      {hasFigures &&
        (['strong', 'weak', 'none'] as const).map((level) => (
          <Entry key={level} data-first={level === 'strong' || undefined}>
            <LevelBox>
              <CoverageMark data-level={level} />
            </LevelBox>
            {level === 'none' ? levels.none : <TermHints>{levels[level]}</TermHints>}
          </Entry>
        ))}
    </Entries>
  );
}

const Entries = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  padding-block-start: ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  &[data-first] {
    padding-inline-start: ${tokens.space[5]};
    border-inline-start: 1px solid ${tokens.color.borderStrong};
  }
`;

const Sample = styled(Marker)`
  position: static;
  margin: 0;
`;

const LevelBox = styled.span`
  display: flex;
  align-items: flex-end;
  inline-size: 7px;
  block-size: 11px;
`;
