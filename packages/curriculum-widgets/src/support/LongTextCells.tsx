import { LongTextEditor, LongTextEffect, useLongTextWindow } from '@college/ui/LongTextField';
import { activeElement } from '@college/ui/shadow';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { placeOfField, type CellPlace } from './cellPlace';

interface LongTextCellsProps {
  /** What the window is headed, by the id of each column that holds such texts. */
  titles: Readonly<Record<string, string>>;
  textAt: (place: CellPlace) => string;
  /** How many characters fit into a cell. */
  maxLength?: number;
  onChange: (place: CellPlace, text: string) => void;
  /** The table; `openFor` opens the window for a text that has just grown too long, `noteAt` renders next to the text of a row. */
  children: (openFor: (place: CellPlace, text: string) => void, noteAt: (index: number) => ReactNode) => ReactNode;
}

/** Opens texts of more than 16 characters in a window (core §5): on focus or click of their field, and when typing exceeds 16. */
export function LongTextCells({ titles, textAt, maxLength, onChange, children }: LongTextCellsProps) {
  const { opened, ...longText } = useLongTextWindow<string>({ onChange: (text, key) => onChange(placeOf(key), text) });
  const columns = Object.keys(titles);

  function openIfLong(place: CellPlace, text: string, target: EventTarget | null) {
    if (!(target instanceof HTMLInputElement) || !longText.needsWindow(text)) return;
    longText.open(keyOf(place), text, text, target);
  }
  function openAt(target: EventTarget) {
    const place = placeOfField(target);
    if (place && columns.includes(place.columnId)) openIfLong(place, textAt(place), target);
  }
  function noteAt(index: number) {
    const places = columns.map((columnId) => ({ index, columnId }));
    const effects = places.map((place) => ({ place, effect: longText.effectIn(keyOf(place), textAt(place)) }));
    const found = effects.find(({ effect }) => effect !== null);
    if (!found) return null;
    return (
      <Beside>
        <LongTextEffect effect={found.effect} onTakeBack={longText.takeBack}>
          {columns.length > 1 && <span>{titles[found.place.columnId]}</span>}
        </LongTextEffect>
      </Beside>
    );
  }

  return (
    <Box
      onFocus={(event: FocusEvent) => {
        if (longText.isArriving(event)) openAt(event.target);
      }}
      onBlur={longText.leaveField}
      onClick={(event: MouseEvent) => openAt(event.target)}
    >
      {children((place, text) => openIfLong(place, text, activeElement()), noteAt)}
      {opened && (
        <LongTextEditor
          title={titles[placeOf(opened.place).columnId]}
          text={opened.text}
          fieldSize={opened.size}
          maxLength={maxLength}
          onConfirm={longText.confirm}
          onLeave={longText.leave}
          onCancel={longText.cancel}
          onStayInField={longText.stayInField}
        />
      )}
    </Box>
  );
}

function keyOf({ index, columnId }: CellPlace) {
  return `${index}:${columnId}`;
}

function placeOf(key: string): CellPlace {
  const [index, columnId = ''] = key.split(':');
  return { index: Number(index), columnId };
}

const Box = styled.div`
  display: contents;
`;

const Beside = styled.span`
  flex: none;
  padding-inline-start: 24px;
`;
