import type { CourseCard, MajorInfo } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { majorUnitsMessages } from './messages';

export interface MajorUnitsProps {
  major: MajorInfo;
  courses: readonly CourseCard[];
  courseHref: (courseUnitId: number) => string;
  listHref: string;
  /** Adds a course; left out for those who may not. */
  onAdd?: () => void;
  ref?: Ref<HTMLElement>;
}

/** A major's course units, each with its managers and how complete it is. */
export function MajorUnits({ major, courses, courseHref, listHref, onAdd, ref }: MajorUnitsProps) {
  const text = useMessages(majorUnitsMessages);
  return (
    <Page ref={ref} aria-label={major.name}>
      <PageHeader
        variant="home"
        title={major.name}
        facts={
          <Facts>
            {major.code === undefined ? null : <span>{major.code}</span>}
            <span>{text.count({ count: courses.length })}</span>
          </Facts>
        }
        actions={
          <>
            <Link href={listHref}>{text.table}</Link>
            {onAdd === undefined ? null : (
              <Button variant="primary" onPress={onAdd}>
                <Icon of={Plus} />
                {text.add}
              </Button>
            )}
          </>
        }
      />
      {courses.length === 0 ? (
        <EmptyState title={text.none} hint={text.noneHint} />
      ) : (
        <Rows aria-label={text.list}>
          {courses.map((course) => (
            <Row key={course.self.value}>
              <Muted>{course.self.value}</Muted>
              <Link href={courseHref(Number(course.self.value))}>{course.self.label}</Link>
              <Muted>
                {course.manager.length === 0 ? null : text.managers({ names: course.manager.map((person) => person.label).join('、') })}
              </Muted>
              <Muted>{course.progress == null ? null : text.done({ percent: course.progress })}</Muted>
            </Row>
          ))}
        </Rows>
      )}
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[6]};
`;

const Facts = styled.span`
  display: flex;
  gap: ${tokens.space[6]};
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) minmax(0, 240px) 120px;
  align-items: center;
  gap: ${tokens.space[4]};
  min-block-size: ${tokens.density.row};
  padding: 0 ${tokens.density.cellX};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Muted = styled.span`
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
