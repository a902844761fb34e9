import { textLimits } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { langOf } from '../../../support/langOf';
import { useLanguage } from '../../../support/useLanguage';
import { workbenchHomeMessages } from '../messages';
import { majorPageSize, useMajors } from '../useMajors';
import type { WorkbenchHomeSource, WorkbenchPlaces } from '../WorkbenchHomeSource';
import { HomeSection, Ledger, LedgerRow, Muted, RowWords } from './HomeSection';

interface MajorSectionProps {
  source: Pick<WorkbenchHomeSource, 'listMajors'>;
  places: WorkbenchPlaces;
  language: string;
  /** Part of a name that the list starts filtered by. */
  defaultKeyword: string;
  /** Whether the person sets up majors: nobody has to be asked for them. */
  mayCreate: boolean;
}

/** The person's majors with the ways into each; more than fit here are found by name. */
export function MajorSection({ source, places, language, defaultKeyword, mayCreate }: MajorSectionProps) {
  const text = useMessages(workbenchHomeMessages);
  const interfaceLanguage = useLanguage();
  const { majors, keyword, isSearchOffered, search, retry } = useMajors({ source, language, defaultKeyword });
  const isFiltered = keyword.trim() !== '';
  const noneHint = mayCreate ? text.noMajorsYetHint : text.noMajorsHint;

  return (
    <HomeSection
      title={text.majors}
      hint={
        majors.status === 'done' && majors.answer.total > majorPageSize ? (
          <Link href={places.majorList}>{text.allMajors({ total: majors.answer.total })}</Link>
        ) : undefined
      }
    >
      {isSearchOffered && (
        <Finder>
          <SearchField
            aria-label={text.findMajor}
            placeholder={text.findMajor}
            maxLength={textLimits.keyword}
            defaultValue={keyword}
            onSearch={search}
          />
        </Finder>
      )}
      {isFiltered && (
        <VisuallyHidden role="status">{majors.status === 'done' ? text.majorsFound({ total: majors.answer.total }) : ''}</VisuallyHidden>
      )}
      {majors.status === 'loading' && <SkeletonRows columns={['minmax(0, 1fr)', '64px']} rowCount={3} rowHeight="57px" />}
      {majors.status === 'failed' && <ErrorState title={text.majorsFailed} hint={majors.message} onRetry={retry} />}
      {majors.status === 'done' && majors.answer.list.length === 0 && (
        <EmptyState
          title={isFiltered ? text.noResult : text.noMajors}
          hint={isFiltered ? text.noResultHint({ keyword: keyword.trim() }) : noneHint}
        />
      )}
      {majors.status === 'done' && majors.answer.list.length > 0 && (
        <Ledger>
          {majors.answer.list.map(({ id, name, code, courseCount, progress }) => (
            <LedgerRow key={id}>
              <RowWords>
                <Name href={places.majorHome(id)} lang={langOf(name, interfaceLanguage)}>
                  {name}
                </Name>
                <Muted>{text.majorFacts({ code, count: courseCount })}</Muted>
              </RowWords>
              {progress === null ? null : <Muted>{progress}%</Muted>}
              <Link href={places.courseUnits(id)} aria-label={text.courseUnitsOf({ name })}>
                {text.courseUnits}
              </Link>
            </LedgerRow>
          ))}
        </Ledger>
      )}
    </HomeSection>
  );
}

const Finder = styled.div`
  padding-block-end: ${tokens.space[3]};
`;

const Name = styled(Link)`
  justify-self: start;
`;
