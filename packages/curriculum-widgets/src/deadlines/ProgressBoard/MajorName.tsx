import type { BoardMajor } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';

interface MajorNameProps {
  major: BoardMajor;
  isOpen: boolean;
  label: string;
  onToggle: () => void;
}

/** The name of a major, which opens its courses. */
export function MajorName({ major, isOpen, label, onToggle }: MajorNameProps) {
  const language = useLanguage();
  return (
    <Fold type="button" aria-expanded={isOpen} title={label} onClick={onToggle}>
      <Icon of={isOpen ? ChevronDown : ChevronRight} size="small" />
      <InChinese text={major.name} language={language} />
    </Fold>
  );
}

const Fold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: ${tokens.size.hitMin};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
  }
`;
