import { useMessages } from '@college/ui/messages';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { actsOf, type EditionQuestions, type EditionRights, type EditionWays } from './editionActs';
import { Legend } from './Legend';
import type { EditionTree } from './editionRows';
import { EditionRowView } from './EditionRowView';
import { Cell, ListBox, Row, Table } from './listParts';
import { editionListMessages } from './messages';
import { linesOf } from './treeLines';

interface EditionTableProps {
  tree: EditionTree;
  homeMajorId: number;
  rights: EditionRights;
  ways: EditionWays;
  /** Whether figures are known of any edition, or on their way. */
  hasFigures: boolean;
  /** Whether they are on their way. */
  isComparing: boolean;
  questions: EditionQuestions;
}

/** The editions as rows beside their lines. */
export function EditionTable({ tree, homeMajorId, rights, ways, hasFigures, isComparing, questions }: EditionTableProps) {
  const text = useMessages(editionListMessages);
  const { rows, lanes } = tree;
  const heads = [
    ['tree', <VisuallyHidden key="tree">{text.tree}</VisuallyHidden>],
    ['name', text.edition],
    ['who', text.who],
    ...(hasFigures ? [['figures', text.figures] as const] : []),
    ['state', text.state],
    ['acts', <VisuallyHidden key="acts">{text.acts}</VisuallyHidden>],
  ] as const;
  return (
    <ListBox>
      <Table role="table" aria-label={text.title} data-figures={hasFigures || undefined}>
        <Row role="row" data-part="head">
          {heads.map(([part, word]) => (
            <Cell key={part} role="columnheader" data-part={part}>
              {word}
            </Cell>
          ))}
        </Row>
        {rows.map((row, index) => (
          <EditionRowView
            key={row.kind === 'current' ? 'current' : row.edition.id}
            row={row}
            lines={linesOf(row, { lanes, isLast: index === rows.length - 1 })}
            acts={actsOf(row, { homeMajorId, index, ways, questions, rights, text })}
            {...{ hasFigures, isComparing }}
          />
        ))}
      </Table>
      <Legend rows={rows} hasFigures={hasFigures} />
    </ListBox>
  );
}
