import { foldText } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { DateTime } from '../../support/dateTime';
import { commandPaletteMessages } from './messages';
import type { PaletteRow } from './paletteEntries';
import { iconOf } from './paletteIcons';
import { detailOf, isDescribed, placeOf, titleOf } from './paletteLineTexts';

interface PaletteLineProps {
  row: PaletteRow;
  id: string;
  /** What the person typed; it stands out in the title. */
  keyword: string;
  href: string | undefined;
  isActive: boolean;
  /** Leaves out where it belongs, because the head of its group says so. */
  isContextSaid: boolean;
  onChoose: (row: PaletteRow) => void;
}

/** One line: sign, title, where it belongs, keys. */
export function PaletteLine({ row, id, keyword, href, isActive, isContextSaid, onChoose }: PaletteLineProps) {
  const { inside } = useMessages(commandPaletteMessages);
  const keys = row.type === 'act' ? row.act.keys : undefined;
  const at = row.type === 'recent' ? row.recent.at : undefined;
  const place = isContextSaid ? {} : placeOf(row, inside);
  const detail = row.type === 'record' ? detailOf(row.kind, row.record) : '';

  function handleClick(event: MouseEvent) {
    // The browser opens a tab.
    if (href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    onChoose(row);
  }

  return (
    <Line
      as={href === undefined ? 'div' : 'a'}
      ref={isActive ? intoView : undefined}
      role="option"
      id={id}
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      data-old={(row.type === 'record' && row.isOld) || undefined}
      onClick={handleClick}
    >
      <Icon of={iconOf(row)} />
      <Title>
        <Cut onPointerEnter={showWhole}>
          <Marked text={titleOf(row)} keyword={keyword} />
        </Cut>{' '}
        {detail !== '' && <Detail data-cut={isDescribed(row) || undefined}>{detail}</Detail>}
      </Title>
      {(place.name || place.mark || at !== undefined) && (
        <Context>
          {place.name && <Cut onPointerEnter={showWhole}>{place.name}</Cut>} {place.mark && <span>{place.mark}</span>}{' '}
          {at !== undefined && (
            <At>
              <DateTime value={new Date(at).toISOString()} precision="minute" />
            </At>
          )}
        </Context>
      )}
      <Keys>
        {isActive && keys === undefined ? <Kbd aria-hidden>Enter</Kbd> : keys?.split(/[+ ]/).map((key) => <Kbd key={key}>{key}</Kbd>)}
      </Keys>
    </Line>
  );
}

function Marked({ text, keyword }: { text: string; keyword: string }): ReactNode {
  const wanted = foldText(keyword.replace(/^>/, '').trim());
  const at = wanted === '' ? -1 : foldText(text).indexOf(wanted);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Found>{text.slice(at, at + wanted.length)}</Found>
      {text.slice(at + wanted.length)}
    </>
  );
}

/** A text that is cut shows whole as a tooltip. */
function showWhole({ currentTarget: text }: PointerEvent<HTMLElement>) {
  if (text.scrollWidth > text.clientWidth) text.title = text.textContent ?? '';
  else text.removeAttribute('title');
}

function intoView(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'nearest' });
}

const Line = styled.a`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto minmax(64px, auto);
  align-items: center;
  gap: 0 ${tokens.space[3]};
  block-size: 36px;
  padding: 0 ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  cursor: default;

  > svg {
    color: ${tokens.color.textMuted};
  }
  &:hover {
    background: ${tokens.color.rowHoverRaised};
  }
  &[aria-selected='true'] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  &[aria-selected='true'] > * {
    color: inherit;
  }
  &[data-old] {
    color: ${tokens.color.textMuted};
  }
  ${onNarrowWindow} {
    grid-template-columns: 16px minmax(0, 1fr) auto;
  }
`;

const Title = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`;

const Cut = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Found = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${tokens.font.strong};
`;

const Detail = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};

  [aria-selected='true'] & {
    color: inherit;
  }
  &[data-cut] {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Context = styled.span`
  display: flex;
  gap: ${tokens.space[1]};
  max-inline-size: 340px;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  grid-column: 3;
  ${onNarrowWindow} {
    max-inline-size: 40vw;
  }
`;

const At = styled.span`
  margin-inline-start: ${tokens.space[2]};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Keys = styled.span`
  display: flex;
  grid-column: 4;
  justify-content: flex-end;
  gap: ${tokens.space[1]};
  ${onNarrowWindow} {
    display: none;
  }
`;
