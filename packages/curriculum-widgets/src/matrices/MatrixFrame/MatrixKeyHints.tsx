import type { MatrixKind } from '@college/curriculum-model';
import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { screenOnly } from '@college/ui/print';
import { styled } from 'styled-components';
import { TermHints } from '../../support/TermHint';
import { matrixFrameMessages } from './messages';

interface MatrixKeyHintsProps {
  kind: MatrixKind;
  isReadOnly: boolean;
  /** Whether a cell has comments. @default false */
  hasComments?: boolean;
  /** Whether suggestions show. @default false */
  hasSuggestions?: boolean;
}

/** The foot of a matrix: what the signs mean where nobody edits, and the keys where somebody does. */
export function MatrixKeyHints({ kind, isReadOnly, hasComments = false, hasSuggestions = false }: MatrixKeyHintsProps) {
  const text = useMessages(matrixFrameMessages);
  const areKeysOn = useIsSingleKeyEnabled();
  const enter = { major: text.bindGoals, course: text.choosePoints, project: text.chooseKsas }[kind];
  const discussing = { keys: ['Shift', 'F2'], does: text.comments };
  const hints: { keys: string[]; does: string }[] = [
    { keys: ['↑↓←→'], does: text.move },
    { keys: ['Shift', '↑↓←→'], does: text.range },
    { keys: ['Enter'], does: enter },
    ...(areKeysOn
      ? [
          { keys: ['1'], does: text.strongKey },
          { keys: ['2'], does: text.weakKey },
          { keys: ['0'], does: text.noneKey },
        ]
      : []),
    ...(hasSuggestions && areKeysOn
      ? [
          { keys: ['A'], does: text.acceptKey },
          { keys: ['Del'], does: text.declineKey },
          { keys: ['N'], does: text.nextKey },
        ]
      : []),
    ...(hasComments ? [discussing] : []),
    { keys: ['Ctrl', 'Z'], does: text.undo },
    { keys: ['Ctrl', 'S'], does: text.save },
  ];
  return (
    <Foot>
      <Line data-read-only={isReadOnly || undefined}>
        <Note>{text.note}</Note>
        {isReadOnly && hasComments && <KeyHint {...discussing} />}
        {!isReadOnly && (
          <>
            {hints.map((hint) => (
              <KeyHint key={hint.does} {...hint} />
            ))}
            <span>{text.paste}</span>
          </>
        )}
      </Line>
      <Terms>
        <TermHints>{text[`${kind}Terms`]}</TermHints>
      </Terms>
    </Foot>
  );
}

function KeyHint({ keys, does }: { keys: string[]; does: string }) {
  return (
    <span>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {does}
    </span>
  );
}

const Foot = styled.footer`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[5]};
  min-block-size: 40px;
  padding-inline: ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  @media print {
    border: 0;
  }
`;

/* One line: what does not fit stands with all other keys in the help that ? opens. */
const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${tokens.space[5]};
  min-inline-size: 0;

  &:not([data-read-only]) {
    block-size: ${tokens.space[5]};
    overflow: hidden;
  }

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: ${tokens.space[5]};
    white-space: nowrap;
  }
  @media print {
    > span:not(:first-child) {
      display: none;
    }
  }
`;

const Terms = styled.div`
  flex: none;
  ${screenOnly}
`;

/* For editors the toolbar has it already. */
const Note = styled.span`
  :not([data-read-only]) > && {
    display: none;
  }
  @media print {
    :not([data-read-only]) > && {
      display: inline;
    }
  }
`;
