import type { DepartmentMajors } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { majorDirectoryMessages } from './messages';

interface DepartmentSectionProps {
  department: DepartmentMajors;
  homeHref: (majorId: number) => string;
  courseUnitsHref: (majorId: number) => string;
}

/** One department: its name at the side, its majors between hairlines. */
export function DepartmentSection({ department, homeHref, courseUnitsHref }: DepartmentSectionProps) {
  const text = useMessages(majorDirectoryMessages);
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Name id={headingId}>{department.name}</Name>
      <Majors>
        {department.majors.map((major) => (
          <Major key={major.id}>
            <Code>{major.code ?? major.id}</Code>
            <Link href={homeHref(major.id)} aria-label={text.homeOf({ name: major.name })}>
              {major.name}
            </Link>
            <Link href={courseUnitsHref(major.id)} aria-label={text.courseUnitsOf({ name: major.name })}>
              {text.courseUnits}
            </Link>
          </Major>
        ))}
      </Majors>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: ${tokens.size.gutter} minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

const Name = styled.h2`
  margin: 0;
  padding-block-start: ${tokens.space[3]};
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;

const Majors = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
`;

const Major = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[4]};
  min-block-size: ${tokens.density.row};
  padding: 0 ${tokens.density.cellX};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Code = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;
