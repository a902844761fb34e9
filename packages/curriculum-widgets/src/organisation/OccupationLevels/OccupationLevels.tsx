import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { SearchField } from '@college/ui/SearchField';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { countTreeHits, Tree, type TreeNodeId } from '@college/ui/Tree';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useMemo, useState, type Ref } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { branchIds, levelNodes, treeSize } from './levelTree';
import { occupationLevelsMessages } from './messages';
import type { OccupationLevelsSource } from './OccupationLevelsSource';
import { useOccupationLevels } from './useOccupationLevels';

export interface OccupationLevelsProps {
  source: OccupationLevelsSource;
  ref?: Ref<HTMLElement>;
}

/** The tree of occupation levels, to be read (reference §7): opened level by level, or found by name. */
export function OccupationLevels({ source, ref }: OccupationLevelsProps) {
  const text = useMessages(occupationLevelsMessages);
  const { locale } = useLocale();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const { request, retry } = useOccupationLevels(source, language);
  const [keyword, setKeyword] = useState('');
  const [openKeys, setOpenKeys] = useState<ReadonlySet<TreeNodeId>>(new Set());
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);

  const levels = request.status === 'done' ? request.levels : null;
  const nodes = useMemo(
    () => levelNodes(levels ?? [], { language, noteOf: (below) => text.below({ count: numbers.format(below) }) }),
    [levels, language, text, numbers],
  );
  const { entries, depth } = useMemo(() => treeSize(nodes), [nodes]);
  const isSearching = keyword.trim() !== '';
  const hitCount = isSearching ? countTreeHits(nodes, keyword) : 0;
  const format = (count: number) => numbers.format(count);

  return (
    <Page ref={ref} aria-label={text.title}>
      <PageHeader
        title={text.title}
        facts={levels ? text.facts({ classes: format(nodes.length), entries: format(entries), depth: format(depth) }) : '\u00a0'}
      />
      {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={retry} />}
      {request.status === 'loading' && <Waiting />}
      {levels && nodes.length === 0 && <EmptyState title={text.none} />}
      {nodes.length > 0 && (
        <>
          <Bar>
            <Search aria-label={text.search} placeholder={text.search} onSearch={setKeyword} />
            <Button variant="ghost" isDisabled={isSearching} onPress={() => setOpenKeys(new Set(branchIds(nodes)))}>
              {text.expandAll}
            </Button>
            <Button variant="ghost" isDisabled={isSearching} onPress={() => setOpenKeys(new Set())}>
              {text.collapseAll}
            </Button>
          </Bar>
          {isSearching && hitCount === 0 ? (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} mark={null} />
          ) : (
            <Levels aria-label={text.tree} nodes={nodes} query={keyword} expandedKeys={openKeys} onExpandedChange={setOpenKeys} />
          )}
          <Under>
            {text.source} {text.keys}
          </Under>
          <VisuallyHidden role="status">{isSearching && text.found({ count: format(hitCount) })}</VisuallyHidden>
        </>
      )}
    </Page>
  );
}

function Waiting() {
  return (
    <Lines aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </Lines>
  );
}

const Page = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Search = styled(SearchField)`
  inline-size: 248px;
`;

/* The window’s height without what stands above and below, so that bar and tree stay together. */
const Levels = styled(Tree)`
  max-block-size: max(320px, calc(100vh - 292px));
`;

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Under = styled.p`
  max-inline-size: 784px;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
