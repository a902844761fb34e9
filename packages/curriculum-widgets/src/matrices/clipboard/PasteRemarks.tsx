import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { quoted } from '../../support/quoted';
import { clipboardMessages } from './messages';
import type { PasteReading } from './readPaste';

interface PasteRemarksProps {
  reading: Pick<PasteReading, 'byHeads' | 'outside' | 'readOnly'>;
  nameOf: (lineId: string) => string;
}

const mostNames = 6;

/** How a block was placed, and which of its cells could not be reached. */
export function PasteRemarks({ reading: { byHeads, outside, readOnly }, nameOf }: PasteRemarksProps) {
  const text = useMessages(clipboardMessages);
  const remarks = [
    byHeads.rows && byHeads.columns && text.byHeads,
    byHeads.rows && !byHeads.columns && text.byRowHeads,
    byHeads.columns && !byHeads.rows && text.byColumnHeads,
    readOnly.count > 0 && text.readOnly({ count: readOnly.count, names: listed(readOnly.lineIds.map(nameOf), text) }),
    outside.count > 0 &&
      (outside.heads.length > 0 ? text.outsideOf({ count: outside.count, names: listed(outside.heads, text) }) : text.outside(outside)),
  ].filter((remark) => remark !== false);
  if (remarks.length === 0) return null;
  return (
    <Remarks>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </Remarks>
  );
}

function listed(names: readonly string[], text: typeof clipboardMessages.en): string {
  const shown = names.slice(0, mostNames).map(quoted);
  return text.listed({ names: shown, rest: names.length - shown.length });
}

const Remarks = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  color: ${tokens.color.textMuted};
  list-style: none;
`;
