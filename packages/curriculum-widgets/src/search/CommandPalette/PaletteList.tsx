import { withRequestId } from '@college/ui/RequestId';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { ReadFailure } from '../../support/resumption/outage';
import { commandPaletteMessages } from './messages';
import type { PaletteRow, PaletteSection } from './paletteEntries';
import { PaletteLine } from './PaletteLine';

interface PaletteListProps {
  listId: string;
  sections: readonly PaletteSection[];
  keyword: string;
  activeKey: string | undefined;
  isWaiting: boolean;
  failure: ReadFailure | null;
  /** Whether courses and majors are in memory. */
  hasMemory: boolean;
  /** Whether nothing was found; what may be made in its place is among the sections. */
  isNothing: boolean;
  hrefOf: (row: PaletteRow) => string | undefined;
  onChoose: (row: PaletteRow) => void;
}

/** What was found, group by group; the field keeps the focus while the arrows move here. */
export function PaletteList({ listId, sections, keyword, activeKey, isWaiting, failure, hasMemory, ...rest }: PaletteListProps) {
  const { isNothing, hrefOf, onChoose } = rest;
  const text = useMessages(commandPaletteMessages);
  const named = keyword.replace(/^>/, '').trim();

  function headOf({ id, about }: PaletteSection): string {
    return id === 'here' ? text.here({ name: [about?.title, about?.majorName].filter(Boolean).join(text.inside) }) : text[id];
  }

  return (
    <>
      {failure?.outage && <Unreached role="status">{hasMemory ? text.outage : text.outageAlone}</Unreached>}
      {failure && !failure.outage && <Failure role="alert">{withRequestId(text.failed({ message: failure.message }))}</Failure>}
      {isNothing && <Line>{text.nothing({ keyword: named })}</Line>}
      <div role="listbox" id={listId} aria-label={text.results} hidden={sections.length === 0}>
        {sections.map((section) => (
          <div key={section.id} role="group" aria-labelledby={`${listId}-${section.id}`}>
            <Head id={`${listId}-${section.id}`}>
              <HeadWords>{headOf(section)}</HeadWords>
              {(section.count ?? 0) > section.rows.length && <span>{section.count}</span>}
            </Head>
            {section.rows.map((row) => (
              <PaletteLine
                key={row.key}
                row={row}
                id={`${listId}-${row.key}`}
                keyword={keyword}
                href={hrefOf(row)}
                isActive={row.key === activeKey}
                isContextSaid={section.id === 'here'}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {sections.length === 0 && isWaiting && !failure && <Waiting rowCount={2} label={text.searching} />}
      {sections.length === 0 && failure?.outage && hasMemory && <Line>{text.nothingHere({ keyword: named })}</Line>}
    </>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  padding: 10px ${tokens.space[3]} ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;

const HeadWords = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Line = styled.div`
  padding: ${tokens.space[4]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
`;

const Unreached = styled(Line)`
  padding-block: ${tokens.space[2]} 0;
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Failure = styled(Line)`
  padding-block: ${tokens.space[2]};
  color: ${tokens.color.danger};
`;

const Waiting = styled(SkeletonRows)`
  padding-block: ${tokens.space[2]};

  /* The lines that come are not ruled. */
  && > * {
    border-block-end-color: transparent;
  }
`;
