import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { Maturity } from './maturity';
import { usePageWords } from './words';

const words: Record<'en' | 'zh', Record<Maturity, string>> = {
  en: { stable: 'Stable', 'in review': 'In review', draft: 'Draft' },
  zh: { stable: '稳定', 'in review': '评审中', draft: '草稿' },
};

/** The maturity of a component in one word; the page Maturity explains the rule. */
export function MaturityBadge({ maturity }: { maturity: Maturity }) {
  const { lang } = usePageWords();
  return <Badge data-maturity={maturity}>{words[lang][maturity]}</Badge>;
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
