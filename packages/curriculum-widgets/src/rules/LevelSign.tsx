import { levelNames, type RuleLevel } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { CircleAlert, Lightbulb, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { useLanguage } from '../support/useLanguage';

const signs = { error: CircleAlert, warning: TriangleAlert, advice: Lightbulb } as const;

/** How much a finding weighs, by shape and colour, and by its name to those who hear it. */
export function LevelSign({ level }: { level: RuleLevel }) {
  const language = useLanguage();
  return (
    <Sign data-level={level}>
      <Icon of={signs[level]} aria-label={levelNames[level][language]} />
    </Sign>
  );
}

const Sign = styled.span`
  display: grid;
  place-items: center;
  block-size: 28px;
  color: ${tokens.color.textMuted};

  &[data-level='error'] {
    color: ${tokens.color.danger};
  }
  &[data-level='warning'] {
    color: ${tokens.color.warning};
  }
`;
