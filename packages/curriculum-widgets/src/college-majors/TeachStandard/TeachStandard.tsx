import { standardClassEdition } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { SkeletonRows } from '@college/ui/Skeleton';
import { Switch } from '@college/ui/Switch';
import { tokens } from '@college/ui/theme';
import { countTreeHits, type TreeNodeId } from '@college/ui/Tree';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useMemo, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { AnswerPage } from '../../support/AnswerPage';
import { PageTree } from '../../support/pageParts';
import { useAnswer } from '../../support/useAnswer';
import { teachStandardMessages } from './messages';
import { countMajors, openAtFirst, standardNodes } from './standardTree';
import type { CatalogueCategory, TeachStandardSource } from './TeachStandardSource';
import { CaptionText } from '../../support/textParts';

export interface TeachStandardProps {
  /** Where the standard is read. */
  source: TeachStandardSource;
  /** Where a major of this college leads. */
  majorHref: (majorId: number) => string;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** The national teaching quality standard of undergraduate majors, to be read: categories, classes, and this college's majors under each (decision 8). */
export function TeachStandard({ source, majorHref, ref }: TeachStandardProps) {
  const text = useMessages(teachStandardMessages);
  const language = useLanguage();
  const { request, retry } = useAnswer(language, (options) => source.listStandardsCatalogue(options));
  const [keyword, setKeyword] = useState('');
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<TreeNodeId>>();

  const categories = request.status === 'done' ? request.answer : nothing;
  const nodes = useMemo(() => {
    const words = { language, categoryNote: text.categoryNote, classNote: text.classNote, hrefOf: majorHref } as const;
    return standardNodes(categories, words, isOwnOnly);
  }, [categories, language, text, majorHref, isOwnOnly]);
  const opened = useMemo(() => openKeys ?? openAtFirst(categories), [openKeys, categories]);
  const classes = categories.flatMap((category) => category.classes);
  const isSearching = keyword.trim() !== '';
  const hitCount = isSearching ? countTreeHits(nodes, keyword) : 0;

  return (
    <AnswerPage
      ref={ref}
      title={text.title}
      facts={
        categories.length > 0
          ? text.facts({ categories: categories.length, classes: classes.length, majors: countMajors(classes) })
          : undefined
      }
      request={request}
      onRetry={retry}
      failedTitle={text.failed}
      waiting={<SkeletonRows rowCount={12} label={text.title} />}
    >
      {request.status === 'done' && categories.length === 0 && <EmptyState title={text.none} />}
      {categories.length > 0 && (
        <>
          <Bar>
            <Search aria-label={text.search} placeholder={text.search} onSearch={setKeyword} />
            <Switch isSelected={isOwnOnly} onChange={setOwnOnly}>
              {text.ownOnly}
            </Switch>
          </Bar>
          {isSearching && hitCount === 0 ? (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} mark={null} />
          ) : nodes.length === 0 ? (
            <EmptyState title={text.noMajors} hint={text.noMajorsHint} />
          ) : (
            <PageTree aria-label={text.tree} nodes={nodes} query={keyword} expandedKeys={opened} onExpandedChange={setOpenKeys} />
          )}
          <CaptionText>{text.source({ edition: standardClassEdition[language] })}</CaptionText>
          <VisuallyHidden role="status">{isSearching && text.found({ count: hitCount })}</VisuallyHidden>
        </>
      )}
    </AnswerPage>
  );
}

const nothing: readonly CatalogueCategory[] = [];

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[5]};
`;

const Search = styled(SearchField)`
  inline-size: 280px;
`;
