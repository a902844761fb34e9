import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { Maturity } from './maturity';
import { maturityNames } from './plainWords';
import { usePageWords } from './words';

/** The maturity of a component in one word; the page Maturity explains the rule. */
export function MaturityBadge({ maturity }: { maturity: Maturity }) {
  const { lang } = usePageWords();
  return <Badge data-maturity={maturity}>{maturityNames[lang][maturity]}</Badge>;
}

const Badge = styled.span`
  padding: 0 ${tokens.space[2]};
  border: 1px solid currentColor;
  border-radius: ${tokens.radius.round};
  font: ${tokens.font.strong} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;

  &[data-maturity='stable'] {
    color: ${tokens.color.success};
  }
  &[data-maturity='in review'] {
    color: ${tokens.color.warning};
  }
  &[data-maturity='draft'] {
    color: ${tokens.color.danger};
  }
`;
