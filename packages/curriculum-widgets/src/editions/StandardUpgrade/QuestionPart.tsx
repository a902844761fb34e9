import { Icon } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { selectedPart } from '../../support/selectedPart';
import type { UpgradeQuestion } from './upgradeQuestions';
import type { OpenUpgrade } from './useStandardUpgrade';

interface QuestionPartProps {
  question: UpgradeQuestion;
  upgrade: OpenUpgrade;
  title: ReactNode;
  children: ReactNode;
}

/** Something to be answered: a ring while it is open, a tick afterwards. */
export function QuestionPart({ question, upgrade, title, children }: QuestionPartProps) {
  const { id, isOpen } = question;
  return (
    <Part
      data-question-part
      data-selected={id === upgrade.selectedId || undefined}
      data-decided={!isOpen || undefined}
      onFocus={() => upgrade.select(id)}
      onClick={() => upgrade.select(id)}
    >
      <Icon of={isOpen ? Circle : CircleCheck} />
      <div>
        <Title tabIndex={-1} data-question={id}>
          {title}
        </Title>
        {children}
      </div>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 10px;
  padding: ${tokens.space[3]} ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.border};
  scroll-margin-block: 72px 56px;

  > svg {
    margin-block-start: 2px;
    color: ${tokens.color.warning};
  }
  &[data-decided] > svg {
    color: ${tokens.color.success};
  }
  > div {
    display: grid;
    gap: ${tokens.space[2]};
    min-inline-size: 0;
  }
  ${selectedPart}
`;

const Title = styled.h3`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
