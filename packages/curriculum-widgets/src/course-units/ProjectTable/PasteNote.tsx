import { textLimits } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { quoted } from '../../support/quoted';
import { useLanguage } from '../../support/useLanguage';
import { MAX_HOURS } from './hoursText';
import { projectTableMessages } from './messages';
import { MAX_CHAPTERS, type WrongCell } from './pasteRows';
import type { ShownPaste } from './useRowsPaste';

interface PasteNoteProps {
  paste: ShownPaste | null;
  onUndo: () => void;
}

const maxListed = 3;

/** Says under the table what came of a paste, which cells did not fit, and takes it back. */
export function PasteNote({ paste, onUndo }: PasteNoteProps) {
  const text = useMessages(projectTableMessages);
  const language = useLanguage();
  const listed = paste?.wrong.slice(0, maxListed) ?? [];
  const more = (paste?.wrong.length ?? 0) - listed.length;

  function whyOf({ problem }: WrongCell) {
    if (problem === 'nameTooLong') return text.nameTooLong({ limit: textLimits.title });
    return problem === 'tooMany' ? text.tooMany({ limit: MAX_HOURS }) : text[problem];
  }
  const columns = { name: text.name, theoryPeriod: text.theory, practicePeriod: text.practice };

  return (
    <div role="status">
      {paste && (
        <Line>
          {paste.counts ? text.pasted({ ...paste.counts, limit: MAX_CHAPTERS }) : text.tooLarge}
          {paste.before && (
            <Button variant="link" size="small" onPress={onUndo}>
              {text.undo}
            </Button>
          )}
        </Line>
      )}
      {listed.map((cell) => (
        <Misfit key={`${cell.row} ${cell.column}`}>
          <Icon of={TriangleAlert} size="small" />
          <span>
            {withLang(
              text.misfit({ row: cell.row + 1, column: columns[cell.column], text: quoted(cell.text), why: whyOf(cell) }),
              language,
            )}
          </span>
        </Misfit>
      ))}
      {more > 0 && <Line>{text.moreMisfits({ count: more })}</Line>}
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Misfit = styled(Line)`
  gap: ${tokens.space[1]};
  color: ${tokens.color.warning};
`;
