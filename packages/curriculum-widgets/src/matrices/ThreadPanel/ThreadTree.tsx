import { threadBreakNames, type ThreadItem } from '@college/curriculum-model';
import { Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronRight, Unlink } from 'lucide-react';
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { threadPanelMessages } from './messages';
import { unfoldedKeys, type ThreadRow } from './threadRows';

interface ThreadTreeProps {
  'aria-labelledby': string;
  rows: readonly ThreadRow[];
  onOpen: (item: ThreadItem) => void;
}

/** One side of the thread as a tree: arrows move, left and right collapse and expand, Enter opens the item. */
export function ThreadTree({ rows, onOpen, ...labelled }: ThreadTreeProps) {
  return (
    <StyledTree {...labelled} items={rows} defaultExpandedKeys={unfoldedKeys(rows)}>
      {(row) => <ThreadLine row={row} onOpen={onOpen} />}
    </StyledTree>
  );
}

function ThreadLine({ row, onOpen }: { row: ThreadRow; onOpen: (item: ThreadItem) => void }) {
  const text = useMessages(threadPanelMessages);
  const language = useLanguage();
  const why = row.broken && text.brokenAt({ why: threadBreakNames[row.broken][language] });
  const strength = row.relate === undefined ? '' : row.relate === 0 ? text.strong : text.weak;
  const name = [row.kind, row.code, row.label].filter(Boolean).join(' ');
  return (
    <Line id={row.key} textValue={[name, strength, why].filter(Boolean).join(text.comma)} onAction={() => onOpen(row.item)}>
      <TreeItemContent>
        {({ isExpanded, hasChildItems }) => (
          <Row>
            {hasChildItems ? (
              <Fold slot="chevron" aria-label={text.unfold}>
                <Icon of={isExpanded ? ChevronDown : ChevronRight} size="small" />
              </Fold>
            ) : (
              <span />
            )}
            <Words>
              {row.relate !== undefined && <Star kind={row.relate === 0 ? 'strong' : 'weak'} size="small" aria-label={strength} />}
              {row.kind && <small>{row.kind}</small>}
              {row.code && <b>{row.code}</b>}
              <span lang={langOf(row.label, language)}>{row.label}</span>
              {why && (
                <Broken>
                  <Icon of={Unlink} size="small" />
                  {why}
                </Broken>
              )}
            </Words>
          </Row>
        )}
      </TreeItemContent>
      <Collection items={row.rows}>{(child) => <ThreadLine row={child} onOpen={onOpen} />}</Collection>
    </Line>
  );
}

const StyledTree = styled(Tree)`
  margin-inline: -8px;
  outline: none;
` as typeof Tree;

const Line = styled(TreeItem)`
  border-radius: ${tokens.radius.control};
  outline: none;
  cursor: default;

  &[data-hovered] {
    background: ${tokens.color.rowHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  padding-block: 2px;
  padding-inline: calc((var(--tree-item-level) - 1) * ${tokens.space[3]}) ${tokens.space[2]};
`;

const Fold = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Words = styled.span`
  padding-block: 2px;
  overflow-wrap: anywhere;

  > * + * {
    margin-inline-start: ${tokens.space[1]};
  }
  > b {
    font-weight: ${tokens.font.regular};
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  > small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;

const Broken = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  margin-inline-start: 0;
  color: ${tokens.color.danger};
`;
