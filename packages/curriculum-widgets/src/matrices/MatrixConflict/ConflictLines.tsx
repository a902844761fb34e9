import type { Language, MatrixConflict as Conflict, MatrixSide } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { DeskConflict } from '../desk';
import { conflictLines } from './linesOfConflict';
import { conflictColumns, ConflictRow } from './ConflictRow';
import { placeWords, type ConflictText } from './conflictWords';

export interface ConflictLinesProps {
  conflicts: readonly Conflict[];
  by: 'row' | 'column';
  sides: DeskConflict;
  sideOf: (id: string) => MatrixSide;
  onChoose: (ids: readonly string[], side: MatrixSide) => void;
  text: ConflictText;
  language: Language;
}

/** The cells in conflict, grouped by row or column; a whole line can be taken from one side. */
export function ConflictLines({ conflicts, by, sides, sideOf, onChoose, text, language }: ConflictLinesProps) {
  const across = by === 'row' ? 'column' : 'row';
  return (
    <>
      <Columns aria-hidden="true">
        <span>{text.cell}</span>
        <span>{text.base}</span>
        <span>{text.mine}</span>
        <span>{text.theirs}</span>
      </Columns>
      {conflictLines(conflicts, by).map(({ id, matrix, conflicts: own }) => {
        const line = placeWords(own[0]!, sides, text, language)[by];
        const ids = own.map((conflict) => conflict.id);
        return (
          <section key={id} aria-label={`${text[matrix]} ${line}`}>
            <Line>
              <span>{text[matrix]}</span>
              <b>{line}</b>
              <Button variant="link" aria-label={text.takeMineOf({ line })} onPress={() => onChoose(ids, 'mine')}>
                {text.takeMine}
              </Button>
              <Button variant="link" aria-label={text.takeTheirsOf({ line })} onPress={() => onChoose(ids, 'theirs')}>
                {text.takeTheirs}
              </Button>
            </Line>
            {own.map((conflict) => {
              const place = placeWords(conflict, sides, text, language);
              return (
                <ConflictRow
                  key={conflict.id}
                  conflict={conflict}
                  sides={sides}
                  name={place[across]}
                  spokenName={text.between(place)}
                  side={sideOf(conflict.id)}
                  onSideChange={(side) => onChoose([conflict.id], side)}
                  text={text}
                  language={language}
                />
              );
            })}
          </section>
        );
      })}
    </>
  );
}

const Columns = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.frozen};
  display: grid;
  grid-template-columns: ${conflictColumns};
  border-block-end: 1px solid ${tokens.color.borderStrong};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span {
    padding: ${tokens.space[1]} ${tokens.space[2]};
  }
`;

const Line = styled.h3`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};

  > span {
    color: ${tokens.color.textMuted};
  }
  > b {
    flex: 1;
    font-weight: ${tokens.font.strong};
    overflow-wrap: anywhere;
  }
`;
