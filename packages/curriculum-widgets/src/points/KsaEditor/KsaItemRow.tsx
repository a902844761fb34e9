import { joinNames, ksaCode, type KsaRow } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowDown, ArrowUp, ChevronDown, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { Cell, CellText, Doubt, Row, RowButton } from '../rows/rowParts';
import { ksaEditorMessages } from './messages';

interface KsaItemRowProps {
  row: KsaRow;
  isLast: boolean;
  /** The item whose text it repeats. */
  sameAs: string | undefined;
  /** Numbers of the points it supports. */
  numbers: readonly number[];
  isReadOnly: boolean;
  onOpen: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onLink: (button: HTMLButtonElement) => void;
}

/** One KSA item: its code, its text, the points it supports, and what can be done to it. */
export function KsaItemRow({ row, isLast, sameAs, numbers, isReadOnly, onOpen, onMove, onRemove, onLink }: KsaItemRowProps) {
  const text = useMessages(ksaEditorMessages);
  const language = useLanguage();
  const code = ksaCode(row);
  const name = { code, description: row.description };
  const supports = numbers.length === 0 ? text.supportsNone : text.supports({ numbers: joinNames(numbers.map(String), language) });

  function handleClick() {
    if (!isReadOnly && !window.getSelection()?.toString()) onOpen();
  }

  return (
    <Row role="row" data-row={row.key} tabIndex={-1}>
      <Cell role="rowheader" data-tone="muted">
        {code}
      </Cell>
      <Cell role="gridcell" data-opens={isReadOnly ? undefined : ''} onClick={handleClick}>
        <CellText title={row.description} lang={langOf(row.description, language)}>
          {row.description}
        </CellText>
        {sameAs !== undefined && (
          <Doubt>
            <Icon of={TriangleAlert} size="small" />
            {text.same({ code: sameAs })}
          </Doubt>
        )}
      </Cell>
      <Cell role="gridcell" data-tone="muted">
        {isReadOnly ? (
          <CellText title={supports}>{supports}</CellText>
        ) : (
          <LinkButton
            aria-haspopup="dialog"
            aria-label={text.chooseFor({ code, supports })}
            title={supports}
            onClick={(event) => onLink(event.currentTarget)}
          >
            <CellText>{supports}</CellText>
            <Icon of={ChevronDown} size="small" />
          </LinkButton>
        )}
      </Cell>
      {!isReadOnly && (
        <Cell role="gridcell" data-part="actions">
          <RowButton data-move="up" aria-label={text.up({ code })} disabled={row.level === 1} onClick={() => onMove(-1)}>
            <Icon of={ArrowUp} />
          </RowButton>
          <RowButton data-move="down" aria-label={text.down({ code })} disabled={isLast} onClick={() => onMove(1)}>
            <Icon of={ArrowDown} />
          </RowButton>
          <RowButton aria-label={text.edit(name)} onClick={onOpen}>
            <Icon of={Pencil} />
          </RowButton>
          <RowButton data-variant="danger" aria-label={text.remove(name)} onClick={onRemove}>
            <Icon of={Trash2} />
          </RowButton>
        </Cell>
      )}
    </Row>
  );
}

const LinkButton = styled(RowButton)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  inline-size: auto;
  max-inline-size: 100%;
  padding-inline: ${tokens.space[2]};
  margin-inline-start: calc(-1 * ${tokens.space[2]});
  font: inherit;

  > svg {
    flex: none;
  }
`;
