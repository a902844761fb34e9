import { filterByKeyword, type DepartmentMajors } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { SearchField } from '@college/ui/SearchField';
import { tokens } from '@college/ui/theme';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { DepartmentSection } from './DepartmentSection';
import { majorDirectoryMessages } from './messages';

export interface MajorDirectoryProps {
  /** The departments and majors within the person's reach. */
  departments: readonly DepartmentMajors[];
  /** Text that the list starts filtered by, such as the query `major_name` (core §2). */
  defaultKeyword?: string;
  homeHref: (majorId: number) => string;
  courseUnitsHref: (majorId: number) => string;
  ref?: Ref<HTMLElement>;
}

/** The majors a person may reach, by department, each with the way to its home and its course units. */
export function MajorDirectory({ departments, defaultKeyword = '', homeHref, courseUnitsHref, ref }: MajorDirectoryProps) {
  const text = useMessages(majorDirectoryMessages);
  const [keyword, setKeyword] = useState(defaultKeyword);
  const count = departments.reduce((sum, department) => sum + department.majors.length, 0);
  const shown = departments
    .map((department) => ({
      ...department,
      majors: filterByKeyword(department.majors, keyword, (major) => [major.name, major.code ?? '']),
    }))
    .filter((department) => department.majors.length > 0);
  return (
    <Page ref={ref} aria-label={text.title}>
      <PageHeader title={text.title} facts={text.facts({ count })} />
      {count === 0 ? (
        <EmptyState title={text.none} hint={text.noneHint} />
      ) : (
        <>
          <Toolbar>
            <SearchField aria-label={text.filter} placeholder={text.filter} defaultValue={defaultKeyword} onSearch={setKeyword} />
          </Toolbar>
          {shown.length === 0 ? <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} /> : null}
          {shown.map((department) => (
            <DepartmentSection key={department.id} department={department} homeHref={homeHref} courseUnitsHref={courseUnitsHref} />
          ))}
        </>
      )}
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[6]};
`;

const Toolbar = styled.div`
  inline-size: 248px;
`;
