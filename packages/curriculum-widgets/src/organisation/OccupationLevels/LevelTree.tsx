import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Collection, Tree, TreeItem, TreeItemContent, type Key } from 'react-aria-components';
import { styled } from 'styled-components';
import type { LevelNode } from './levelTree';
import { occupationLevelsMessages } from './messages';

interface LevelTreeProps {
  nodes: readonly LevelNode[];
  expandedKeys: ReadonlySet<Key>;
  onExpandedChange: (keys: ReadonlySet<Key>) => void;
  formatCount: (count: number) => string;
}

/** The levels as a tree that arrow keys walk through. */
export function LevelTree({ nodes, expandedKeys, onExpandedChange, formatCount }: LevelTreeProps) {
  const text = useMessages(occupationLevelsMessages);
  return (
    <Rows aria-label={text.tree} items={nodes} expandedKeys={expandedKeys} onExpandedChange={onExpandedChange} disallowEmptySelection>
      {renderNode}
    </Rows>
  );

  function renderNode(node: LevelNode) {
    return (
      <Row id={node.key} textValue={node.name}>
        <TreeItemContent>
          {({ isExpanded, hasChildItems, level }) => (
            <Line style={{ '--level': level - 1 } as CSSProperties}>
              {hasChildItems ? (
                <Chevron slot="chevron" size="small" aria-label={(isExpanded ? text.collapse : text.expand)({ name: node.name })}>
                  <Icon of={ChevronRight} />
                </Chevron>
              ) : (
                <i />
              )}
              <Ordinal>{node.ordinal}</Ordinal>
              <Name title={node.name} data-top={level === 1 || undefined}>
                {node.name}
              </Name>
              {node.below > 0 && <Below>{text.below({ count: formatCount(node.below) })}</Below>}
            </Line>
          )}
        </TreeItemContent>
        <Collection items={node.children}>{renderNode}</Collection>
      </Row>
    );
  }
}

const Rows = styled(Tree<LevelNode>)`
  border-block-start: 1px solid ${tokens.color.rule};
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
  }
` as typeof Tree<LevelNode>;

const Row = styled(TreeItem)`
  border-block-end: 1px solid ${tokens.color.border};
  cursor: default;
  outline: none;

  &[data-hovered] {
    background: ${tokens.color.rowHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
` as typeof TreeItem;

const Line = styled.div`
  display: grid;
  grid-template-columns: 28px auto minmax(0, 1fr) auto;
  align-items: center;
  min-block-size: ${tokens.density.row};
  padding-inline: calc(var(--level) * ${tokens.space[6]}) ${tokens.density.cellX};
`;

const Chevron = styled(IconButton)`
  > svg {
    transition: rotate ${tokens.motion.fast} ${tokens.motion.ease};
  }
  [data-expanded] > * > * > & > svg {
    rotate: 90deg;
  }
  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
`;

const Ordinal = styled.span`
  color: ${tokens.color.textMuted};
  white-space: nowrap;

  &:not(:empty) {
    padding-inline-end: ${tokens.space[4]};
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-top] {
    font-weight: ${tokens.font.strong};
  }
`;

const Below = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  padding-inline-start: ${tokens.space[4]};
`;
