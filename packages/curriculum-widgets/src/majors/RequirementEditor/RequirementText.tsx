import type { GraduateIndicator, GraduateRequire } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useArrival } from '../../support/arrival/ArrivalContext';
import { arrivedStyle } from '../../support/arrival/arrivedStyle';
import { useArrivalRow } from '../../support/arrival/useArrivalRow';
import { requirementEditorMessages } from './messages';

export interface RequirementTextProps {
  /** In the reader's language. */
  requirements: readonly GraduateRequire[];
}

/** Graduation requirements and their indicator points to be read. */
export function RequirementText({ requirements }: RequirementTextProps) {
  const text = useMessages(requirementEditorMessages);
  if (requirements.length === 0) return <EmptyState title={text.none} hint={text.noneToRead} />;
  return (
    <List aria-label={text.list}>
      {requirements.map((requirement) => (
        <RequirementItem key={requirement.id} id={requirement.id}>
          <Heading>{requirement.description}</Heading>
          {requirement.children.length === 0 ? (
            <Muted>{text.noIndicators}</Muted>
          ) : (
            <Points>
              {requirement.children.map((point) => (
                <IndicatorLine key={point.id} id={point.id} description={point.description} />
              ))}
            </Points>
          )}
        </RequirementItem>
      ))}
    </List>
  );
}

function RequirementItem({ id, children }: { id: number; children: ReactNode }) {
  const arrival = useArrival('requirement');
  const item = useArrivalRow<HTMLLIElement>(arrival?.id === id ? arrival : undefined);
  return <Requirement {...item}>{children}</Requirement>;
}

function IndicatorLine({ id, description }: Pick<GraduateIndicator, 'id' | 'description'>) {
  const arrival = useArrival('indicator');
  const line = useArrivalRow<HTMLLIElement>(arrival?.id === id ? arrival : undefined);
  return <Line {...line}>{description}</Line>;
}

const Line = styled.li`
  ${arrivedStyle}
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
`;

const Requirement = styled.li`
  display: grid;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
  ${arrivedStyle}
`;

const Heading = styled.h3`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Points = styled.ol`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0 0 0 ${tokens.space[6]};
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  list-style: none;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Muted = styled.p`
  margin: 0;
  padding-inline-start: ${tokens.space[6]};
  color: ${tokens.color.textMuted};
`;
