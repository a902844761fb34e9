import { textLimits } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { TextArea } from '@college/ui/TextArea';
import { tokens } from '@college/ui/theme';
import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { standardUpgradeMessages } from './messages';

interface Piece {
  description: string;
  english: string;
}

interface PiecesEditorProps {
  /** How many there have to be. */
  least: 1 | 2;
  initial: readonly Piece[];
  nameOf: (no: number) => string;
  removeName: (no: number) => string;
  /** What the pieces are of, which tells its buttons from those of other editors. */
  of: string;
  /** Where goals have to go to one of the pieces: the one that was chosen, by its place from 0. */
  goals?: { initial: number | null } | undefined;
  words: { add: string; use: string };
  isReadOnly: boolean;
  onUse: (pieces: Piece[], goalsTo: number) => void;
  onLeave: () => void;
}

const most = 10;
const blank: Piece = { description: '', english: '' };

/** Writes new indicator points; they are used all at once. */
export function PiecesEditor({ least, initial, nameOf, removeName, of, goals, words, isReadOnly, onUse, onLeave }: PiecesEditorProps) {
  const text = useMessages(standardUpgradeMessages);
  const [pieces, setPieces] = useState<readonly Piece[]>(initial);
  const [goalsTo, setGoalsTo] = useState<number | null>(goals ? goals.initial : 0);
  const change = (at: number, piece: Partial<Piece>) => setPieces(pieces.map((one, index) => (index === at ? { ...one, ...piece } : one)));
  const isWhole = pieces.every(({ description }) => description.trim() !== '') && goalsTo !== null && goalsTo < pieces.length;

  function handleRemove(at: number) {
    setPieces(pieces.filter((_, index) => index !== at));
    if (goals) setGoalsTo(null);
  }

  return (
    <Column>
      {pieces.map(({ description, english }, at) => (
        <Line key={at}>
          <TextArea
            label={nameOf(at + 1)}
            minRows={1}
            value={description}
            maxLength={textLimits.paragraph}
            isReadOnly={isReadOnly}
            onChange={(value) => change(at, { description: value })}
          />
          <TextArea
            label={text.pieceEnglish({ name: nameOf(at + 1) })}
            minRows={1}
            value={english}
            maxLength={textLimits.paragraph}
            isReadOnly={isReadOnly}
            onChange={(value) => change(at, { english: value })}
          />
          {pieces.length > least && (
            <IconButton aria-label={removeName(at + 1)} isDisabled={isReadOnly} onPress={() => handleRemove(at)}>
              <Icon of={X} />
            </IconButton>
          )}
        </Line>
      ))}
      {goals && (
        <RadioGroup
          label={text.goalsTo}
          value={goalsTo === null ? null : String(goalsTo)}
          isDisabled={isReadOnly}
          onChange={(value) => setGoalsTo(Number(value))}
        >
          {pieces.map((_, at) => (
            <Radio key={at} value={String(at)}>
              {text.goalsToPiece({ no: at + 1 })}
            </Radio>
          ))}
        </RadioGroup>
      )}
      <Acts>
        <Button
          size="small"
          aria-label={text.actOf({ act: words.use, of })}
          isDisabled={!isWhole || isReadOnly}
          onPress={() =>
            onUse(
              pieces.map((one) => ({ description: one.description.trim(), english: one.english.trim() })),
              goalsTo ?? 0,
            )
          }
        >
          {words.use}
        </Button>
        {pieces.length < most && (
          <Button
            size="small"
            variant="ghost"
            aria-label={text.actOf({ act: words.add, of })}
            isDisabled={isReadOnly}
            onPress={() => setPieces([...pieces, blank])}
          >
            {words.add}
          </Button>
        )}
        <Button size="small" variant="ghost" aria-label={text.actOf({ act: text.cancel, of })} onPress={onLeave}>
          {text.cancel}
        </Button>
      </Acts>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 28px;
  align-items: end;
  gap: ${tokens.space[3]};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
