import { Icon } from '@college/ui/icons';
import { withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowRight, Circle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';

interface FindingProps {
  /** `missing` is not filled in; `doubtful` is, and still looks wrong. */
  kind: 'missing' | 'doubtful';
  sentence: string;
  /** A second, muted line. */
  detail?: string;
  /** Navigates to the finding; without it the finding is only text. */
  onOpen?: () => void;
  /** Buttons below it. */
  actions?: readonly ReactNode[];
}

/** One finding of the check; pressing it leads to the field or cell it is about. */
export function Finding({ kind, sentence, detail, onOpen, actions = [] }: FindingProps) {
  const language = useLanguage();
  const content = (
    <>
      <Sign data-kind={kind}>
        <Icon of={kind === 'doubtful' ? TriangleAlert : Circle} />
      </Sign>
      <Words>
        {withLang(sentence, language)}
        {detail != null && <small>{withLang(detail, language)}</small>}
      </Words>
      {onOpen && <Arrow of={ArrowRight} />}
    </>
  );
  return (
    <li>
      {onOpen ? (
        <Way type="button" onClick={onOpen}>
          {content}
        </Way>
      ) : (
        <Line>{content}</Line>
      )}
      {actions.length > 0 && <Actions>{actions}</Actions>}
    </li>
  );
}

const line = css`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  padding: 6px ${tokens.space[2]};
  text-align: start;
  font-variant-numeric: tabular-nums;
`;

const Line = styled.div`
  ${line}
`;

const Way = styled.button`
  ${line}
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  cursor: default;

  &:hover {
    background: ${tokens.color.rowHover};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

/* Under the words, past the sign. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  padding-inline-start: ${tokens.space[8]};
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  block-size: 20px;
  color: ${tokens.color.textMuted};

  &[data-kind='doubtful'] {
    color: ${tokens.color.warning};
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  }
`;

const Arrow = styled(Icon)`
  flex: none;
  margin-block-start: 2px;
  color: ${tokens.color.textMuted};
`;
