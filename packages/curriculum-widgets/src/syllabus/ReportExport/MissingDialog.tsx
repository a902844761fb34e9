import type { Words } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { named, reportExportMessages } from './messages';
import type { ReportExportState } from './reportExportState';

interface MissingDialogProps {
  state: ReportExportState;
  onClose: () => void;
}

/** Which characters of a downloaded file cannot be printed, and where they are. */
export function MissingDialog({ state, onClose }: MissingDialogProps) {
  const text = useMessages(reportExportMessages);
  const isChinese = useLocale().locale.startsWith('zh');
  const [shown, setShown] = useState<Extract<ReportExportState, { step: 'incomplete' }> | null>(null);
  // A closing layer keeps its content until it unmounts.
  if (state.step === 'incomplete' && state !== shown) setShown(state);
  const count = new Set(shown?.missing.flatMap(({ characters }) => [...characters])).size;
  const nameOf = ({ zh = '', en = '' }: Words) => (isChinese ? zh || en : en || zh);
  return (
    <Dialog
      size="m"
      title={text.missingTitle({ count })}
      isOpen={state.step === 'incomplete'}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button slot="close" autoFocus>
          {text.close}
        </Button>
      }
    >
      <Lines>
        <p>{text.missing(named({ editable: shown?.editable ?? false }, text))}</p>
        <Table aria-label={text.missingTitle({ count })}>
          <thead>
            <tr>
              <th scope="col">{text.place}</th>
              <th scope="col">{text.characters}</th>
            </tr>
          </thead>
          <tbody>
            {shown?.missing.map(({ place, characters }, index) => (
              <tr key={index}>
                <th scope="row">{nameOf(place)}</th>
                <td>
                  {[...new Set(characters)].map((character) => (
                    <Character key={character}>
                      {character} <small>{codeOf(character)}</small>
                    </Character>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Lines>
    </Dialog>
  );
}

/** A character that nobody can see is still found by its number. */
function codeOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  > p {
    margin: 0;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1px solid ${tokens.color.rule};

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.density.cellX};
    border-block-end: 1px solid ${tokens.color.border};
    font-weight: ${tokens.font.regular};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    border-block-end-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;

const Character = styled.span`
  display: inline-block;
  margin-inline-end: ${tokens.space[4]};

  > small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;
