import type { EditionComparison } from '@college/curriculum-model';
import { Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { coverageLines, hourLines, type CoverageLine, type LinePiece } from './coverageLines';
import { editionComparisonMessages } from './messages';

/** What the changes do to coverage, in words: gaps closed on the left, opened on the right, the hours last. */
export function CoverageSummary({ comparison }: { comparison: EditionComparison }) {
  const text = useMessages(editionComparisonMessages);
  const { closed, opened } = useMemo(() => coverageLines(comparison, text), [comparison, text]);
  const hours = useMemo(() => hourLines(comparison, text), [comparison, text]);
  return (
    <Columns aria-label={text.effects}>
      <div>
        <Part
          title={closed.length > 0 ? text.closed({ count: closed.length }) : text.noneClosed}
          icon={closed.length > 0 && <Icon of={CircleCheck} data-tone="closed" />}
          lines={closed}
        />
      </div>
      <div>
        <Part
          title={opened.length > 0 ? text.opened({ count: opened.length }) : text.noneOpened}
          icon={opened.length > 0 && <Icon of={TriangleAlert} data-tone="opened" />}
          lines={opened}
        />
        <Part title={text.hours} lines={hours} nothing={text.hoursSame} />
      </div>
    </Columns>
  );
}

interface PartProps {
  title: string;
  icon?: ReactNode;
  lines: readonly CoverageLine[];
  nothing?: string;
}

function Part({ title, icon, lines, nothing }: PartProps) {
  return (
    <>
      <Heading>
        {icon}
        {title}
      </Heading>
      {lines.length === 0 && nothing !== undefined && <Nothing>{nothing}</Nothing>}
      <Lines>
        {lines.map(({ id, head, pieces }) => (
          <li key={id}>
            <span>{head}</span>
            <span>
              {pieces.map((piece, index) => (
                <Piece key={index} piece={piece} />
              ))}
            </span>
          </li>
        ))}
      </Lines>
    </>
  );
}

function Piece({ piece }: { piece: LinePiece }) {
  if (typeof piece === 'string') return piece;
  if ('arrow' in piece) return ' → ';
  return (
    <>
      <Star kind={piece.star === 0 ? 'strong' : 'weak'} size="small" />
    </>
  );
}

const Columns = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-block-start: 1px solid ${tokens.color.border};

  > div {
    min-inline-size: 0;
    padding: ${tokens.space[3]} ${tokens.space[6]} ${tokens.space[4]};
  }
  > div:first-child {
    padding-inline-start: ${tokens.size.pageX};
  }
  > div + div {
    border-inline-start: 1px solid ${tokens.color.border};
  }
`;

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0 0 ${tokens.space[1]};
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};

  ul + & {
    margin-block-start: ${tokens.space[3]};
  }
  [data-tone='closed'] {
    color: ${tokens.color.success};
  }
  [data-tone='opened'] {
    color: ${tokens.color.danger};
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: ${tokens.space[2]};
  }
  > li > span:first-child {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Nothing = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
