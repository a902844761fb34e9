import { percentTotal, wholePercent } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { NumericInput } from '@college/ui/NumericInput';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { CellText, SummedTable } from '../cells';
import { percentParts, type PercentPart } from './percentState';
import type { PercentTableState } from './usePercentTable';

/** The composition as it is edited: the rows of each part under its name and subtotal, and a way to add one. */
export function PercentRows({ state, problemId }: { state: PercentTableState; problemId: string }) {
  const { text, rows, walk, total } = state;
  return (
    <Table aria-label={text.title} onKeyDown={walk.onKeyDown} onFocus={walk.onFocus} onPaste={state.handlePaste}>
      <colgroup>
        <col style={{ inlineSize: '22%' }} />
        <col />
        <col style={{ inlineSize: '96px' }} />
        <col style={{ inlineSize: '36px' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{text.part}</th>
          <th scope="col">{text.content}</th>
          <th scope="col" data-align="end">
            {text.percent}
          </th>
          <th scope="col">
            <VisuallyHidden>{text.acts}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {percentParts.map((part) => (
        <PartBody key={part} part={part} state={state} problemId={problemId} />
      ))}
      {rows.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text.total}
            </th>
            <td data-align="end" data-tone={total === wholePercent ? undefined : 'warning'}>
              {total}%
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

function PartBody({ part, state, problemId }: { part: PercentPart; state: PercentTableState; problemId: string }) {
  const { text, rows, wrong, isFull } = state;
  const own = rows.flatMap((row, index) => (row.part === part ? [{ ...row, index }] : []));
  const isWrong = (row: number, column: number) => wrong.some((at) => at.row === row && at.column === column);
  const head = (
    <th scope="rowgroup" rowSpan={own.length + 1}>
      {text[part]}
      {own.length > 0 && <small>{text.subtotal({ percent: String(percentTotal(own)) })}</small>}
    </th>
  );
  return (
    <tbody>
      {own.map(({ index, label }, place) => (
        <tr key={index}>
          {place === 0 && head}
          <td data-row={index} data-column={0}>
            <CellText
              label={text.contentOf({ part: text[part], row: place + 1 })}
              text={label}
              isInvalid={isWrong(index, 0)}
              describedBy={problemId}
              onType={(typed) => state.handleCell({ row: index, column: 0 }, typed)}
            />
          </td>
          <td data-row={index} data-column={1} data-align="end">
            <NumericInput
              aria-label={text.percentOf({ part: text[part], row: place + 1 })}
              unit="%"
              value={state.percentText(index)}
              isInvalid={isWrong(index, 1)}
              aria-describedby={isWrong(index, 1) ? problemId : undefined}
              onChange={(typed) => state.handleCell({ row: index, column: 1 }, typed)}
            />
          </td>
          <td data-part="act">
            <IconButton
              size="small"
              variant="danger"
              aria-label={text.remove({ part: text[part], row: place + 1 })}
              onPress={() => state.handleRowRemove(index)}
            >
              <Icon of={Trash2} />
            </IconButton>
          </td>
        </tr>
      ))}
      <tr data-part="adding">
        {own.length === 0 && head}
        <td colSpan={3}>
          <Button variant="link" size="small" data-add={part} isDisabled={isFull} onPress={() => state.handleRowAdd(part)}>
            <Icon of={Plus} />
            {part === 'regular' ? text.addRegular : text.addFinal}
          </Button>
        </td>
      </tr>
    </tbody>
  );
}

const Table = styled(SummedTable)`
  tbody th {
    padding-block: ${tokens.space[2]};
  }
  [data-part='adding'] button {
    margin-inline-start: calc(-1 * ${tokens.space[3]});
  }
  small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;
