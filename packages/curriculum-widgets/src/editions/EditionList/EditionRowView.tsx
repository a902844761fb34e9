import type { Edition } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { Skeleton } from '@college/ui/Skeleton';
import { Tag } from '@college/ui/Tag';
import { Ellipsis } from 'lucide-react';
import { DateTime } from '../../support/dateTime';
import { InChinese } from '../../support/InChinese';
import { CaptionText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
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
  /** Whether they are being compared. */
  isComparing: boolean;
}

/** One edition: its lines, what it is, who made it, what changed in it, its state, and its acts. */
export function EditionRowView({ row, lines, acts, hasFigures, isComparing }: EditionRowViewProps) {
  const text = useMessages(editionListMessages);
  const edition = row.kind === 'current' ? undefined : row.edition;
  const shownActs = acts.filter(({ isInMenu }) => !isInMenu).slice(0, mostActs);
  const furtherActs = acts.filter((act) => !shownActs.includes(act));
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
            {edition.kind === 'published' ? text.publishedOn : text.begun}
            <DateTime value={edition.createTime} precision="minute" />
          </CaptionText>
        )}
      </Cell>
      {hasFigures && (
        <Cell role="cell" data-part="figures">
          {edition?.figures ? <EditionFigures {...edition.figures} /> : edition && isComparing && <Skeleton width="60%" />}
        </Cell>
      )}
      <Cell role="cell" data-part="state">
        <EditionState edition={edition} />
      </Cell>
      <Cell role="cell" data-part="acts">
        <Acts>
          {shownActs.map(({ id, label, fullName, run }) => (
            <Button key={id} variant="link" aria-label={fullName} onPress={run}>
              {label}
            </Button>
          ))}
          {edition && furtherActs.length > 0 && <MoreActs edition={edition} acts={furtherActs} />}
        </Acts>
      </Cell>
    </Row>
  );
}

function NameCell({ edition }: { edition: Edition | undefined }) {
  const text = useMessages(editionListMessages);
  const language = useLanguage();
  return (
    <Cell role="rowheader" data-part="name">
      <NameText>
        <b>{edition ? <InChinese text={edition.name} language={language} /> : text.current}</b>
        {edition?.entryYear != null && <Tag>{text.forYear({ year: edition.entryYear })}</Tag>}
      </NameText>
      <CaptionText>{edition ? <InChinese text={edition.reason} language={language} /> : text.currentNote}</CaptionText>
    </Cell>
  );
}

function MoreActs({ edition, acts }: { edition: Edition; acts: readonly RowAct[] }) {
  const text = useMessages(editionListMessages);
  const harmless = acts.filter(({ isDanger }) => !isDanger);
  const dangerous = acts.filter(({ isDanger }) => isDanger);
  return (
    <MenuTrigger>
      <IconButton aria-label={text.moreOf({ name: edition.name })} data-delete="">
        <Icon of={Ellipsis} />
      </IconButton>
      <Menu
        aria-label={text.moreOf({ name: edition.name })}
        placement="bottom end"
        onAction={(chosen) => acts.find(({ id }) => id === chosen)?.run()}
      >
        {harmless.map(({ id, label }) => (
          <MenuItem key={id} id={id}>
            {label}
          </MenuItem>
        ))}
        {harmless.length > 0 && dangerous.length > 0 && <MenuSeparator />}
        {dangerous.map(({ id, label }) => (
          <MenuItem key={id} id={id} variant="danger">
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
