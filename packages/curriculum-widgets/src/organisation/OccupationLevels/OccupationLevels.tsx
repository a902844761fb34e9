import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useLocale, useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { countTreeHits, type TreeNodeId } from '@college/ui/Tree';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useMemo, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { AnswerPage } from '../../support/AnswerPage';
import { PageTree } from '../../support/pageParts';
import { Toolbar } from '../../support/toolbarParts';
import { useAnswer } from '../../support/useAnswer';
import { branchIds, levelNodes, treeSize } from './levelTree';
import { occupationLevelsMessages } from './messages';
import type { OccupationLevelsSource } from './OccupationLevelsSource';
import { Stack } from '../../support/layoutParts';

export interface OccupationLevelsProps {
  /** Where the tree is read. */
  source: OccupationLevelsSource;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** The tree of occupation levels, to be read (reference §7): opened level by level, or found by name. */
export function OccupationLevels({ source, ref }: OccupationLevelsProps) {
  const text = useMessages(occupationLevelsMessages);
  const { locale } = useLocale();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const { request, retry } = useAnswer(language, (options) => source.listOccupationLevels(options));
  const [keyword, setKeyword] = useState('');
  const [openKeys, setOpenKeys] = useState<ReadonlySet<TreeNodeId>>(new Set());
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);

  const levels = request.status === 'done' ? request.answer : null;
  const nodes = useMemo(
    () => levelNodes(levels ?? [], { language, noteOf: (below) => text.below({ count: numbers.format(below) }) }),
    [levels, language, text, numbers],
  );
  const { entries, depth } = useMemo(() => treeSize(nodes), [nodes]);
  const isSearching = keyword.trim() !== '';
  const hitCount = isSearching ? countTreeHits(nodes, keyword) : 0;
  const format = (count: number) => numbers.format(count);

  return (
    <AnswerPage
      ref={ref}
      title={text.title}
      facts={levels ? text.facts({ classes: format(nodes.length), entries: format(entries), depth: format(depth) }) : undefined}
      request={request}
      onRetry={retry}
      failedTitle={text.failed}
      waiting={<Waiting />}
    >
      {levels && nodes.length === 0 && <EmptyState title={text.none} />}
      {nodes.length > 0 && (
        <>
          <Toolbar>
            <Search aria-label={text.search} placeholder={text.search} onSearch={setKeyword} />
            <Button variant="ghost" isDisabled={isSearching} onPress={() => setOpenKeys(new Set(branchIds(nodes)))}>
              {text.expandAll}
            </Button>
            <Button variant="ghost" isDisabled={isSearching} onPress={() => setOpenKeys(new Set())}>
              {text.collapseAll}
            </Button>
          </Toolbar>
          {isSearching && hitCount === 0 ? (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} mark={null} />
          ) : (
            <PageTree aria-label={text.tree} nodes={nodes} query={keyword} expandedKeys={openKeys} onExpandedChange={setOpenKeys} />
          )}
          <Under>
            {text.source} {text.keys}
          </Under>
          <VisuallyHidden role="status">{isSearching && text.found({ count: format(hitCount) })}</VisuallyHidden>
        </>
      )}
    </AnswerPage>
  );
}

function Waiting() {
  return (
    <Stack aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </Stack>
  );
}

const Search = styled(SearchField)`
  inline-size: 248px;
`;

const Under = styled.p`
  max-inline-size: 784px;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
