import type { Edition } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { Ellipsis } from 'lucide-react';
import { DateTime } from '../../support/dateTime';
import { CaptionText } from '../../support/textParts';
import { mostActs, type RowAct } from './editionActs';
import { EditionFigures } from './EditionFigures';
import type { EditionRow } from './editionRows';
import { EditionState } from './EditionState';
import { Acts, Cell, NameText, Row } from './listParts';
import { editionListMessages } from './messages';
import { TreeCell } from './TreeCell';
import type { TreeLines } from './treeLines';

interface EditionRowViewProps {
  row: EditionRow;
  lines: TreeLines;
  acts: readonly RowAct[];
  /** Whether the list has the column of figures. */
  hasFigures: boolean;
  /** Edits the name and the reason; absent where it may not be done. */
  onChange?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** One edition: its lines, what it is, who made it, what changed in it, its state, and its acts. */
export function EditionRowView({ row, lines, acts, hasFigures, onChange, onDelete }: EditionRowViewProps) {
  const text = useMessages(editionListMessages);
  const edition = row.kind === 'current' ? undefined : row.edition;
  const furtherActs = acts.slice(mostActs);
  return (
    <Row role="row">
      <Cell role="cell" data-part="tree">
        <TreeCell {...lines} />
      </Cell>
      <NameCell edition={edition} />
      <Cell role="cell" data-part="who">
        <span>{edition ? (edition.userName ?? text.unknownMaker) : text.everybody}</span>
        {edition && (
          <CaptionText>
            {text.begun}
            <DateTime value={edition.createTime} precision="minute" />
          </CaptionText>
        )}
      </Cell>
      {hasFigures && (
        <Cell role="cell" data-part="figures">
          {edition?.figures && <EditionFigures {...edition.figures} />}
        </Cell>
      )}
      <Cell role="cell" data-part="state">
        <EditionState edition={edition} />
      </Cell>
      <Cell role="cell" data-part="acts">
        <Acts>
          {acts.slice(0, mostActs).map(({ id, label, fullName, run }) => (
            <Button key={id} variant="link" aria-label={fullName} onPress={run}>
              {label}
            </Button>
          ))}
          {edition && (furtherActs.length > 0 || onChange || onDelete) && (
            <MoreActs edition={edition} acts={furtherActs} onChange={onChange} onDelete={onDelete} />
          )}
        </Acts>
      </Cell>
    </Row>
  );
}

function NameCell({ edition }: { edition: Edition | undefined }) {
  const text = useMessages(editionListMessages);
  return (
    <Cell role="rowheader" data-part="name">
      <NameText>
        <b>{edition ? edition.name : text.current}</b>
        {edition?.entryYear != null && <Tag>{text.forYear({ year: edition.entryYear })}</Tag>}
      </NameText>
      <CaptionText>{edition ? edition.reason : text.currentNote}</CaptionText>
    </Cell>
  );
}

type MoreActsProps = { edition: Edition } & Pick<EditionRowViewProps, 'acts' | 'onChange' | 'onDelete'>;

function MoreActs({ edition, acts, onChange, onDelete }: MoreActsProps) {
  const text = useMessages(editionListMessages);
  return (
    <MenuTrigger>
      <IconButton aria-label={text.moreOf({ name: edition.name })} data-delete="">
        <Icon of={Ellipsis} />
      </IconButton>
      <Menu
        aria-label={text.moreOf({ name: edition.name })}
        placement="bottom end"
        onAction={(chosen) =>
          (chosen === 'delete' ? onDelete : chosen === 'change' ? onChange : acts.find(({ id }) => id === chosen)?.run)?.()
        }
      >
        {acts.map(({ id, label }) => (
          <MenuItem key={id} id={id}>
            {label}
          </MenuItem>
        ))}
        {onChange && <MenuItem id="change">{text.change}</MenuItem>}
        {onChange && onDelete && <MenuSeparator />}
        {onDelete && (
          <MenuItem id="delete" variant="danger">
            {text.delete}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  );
}
