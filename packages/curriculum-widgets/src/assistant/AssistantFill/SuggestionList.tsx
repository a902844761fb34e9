import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Verdict, Verdicts } from './assistantFillState';
import { assistantFillMessages } from './messages';
import { SuggestionRow } from './SuggestionRow';
import type { Suggestion } from './suggestions';
import { PlainList } from '../../support/layoutParts';

interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  verdicts: Verdicts;
  /** Whether verdicts are being carried out. */
  isLocked: boolean;
  onJudge: (key: string, verdict: Verdict | null) => void;
}

const kinds = ['field', 'project', 'point', 'ksa'] as const;

/** All suggestions, by kind; each waits for its own verdict. */
export function SuggestionList({ suggestions, verdicts, isLocked, onJudge }: SuggestionListProps) {
  return kinds.map((kind) => {
    const own = suggestions.filter((one) => one.kind === kind);
    if (own.length === 0) return null;
    return (
      <Group key={kind} kind={kind} count={own.length}>
        {own.map((suggestion) => (
          <SuggestionRow
            key={suggestion.key}
            suggestion={suggestion}
            verdict={verdicts[suggestion.key]}
            isLocked={isLocked}
            onJudge={(verdict) => onJudge(suggestion.key, verdict)}
          />
        ))}
      </Group>
    );
  });
}

function Group({ kind, count, children }: { kind: Suggestion['kind']; count: number; children: React.ReactNode }) {
  const text = useMessages(assistantFillMessages);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>
        {text[`${kind}Group`]} <span>{count}</span>
      </Heading>
      <PlainList>{children}</PlainList>
    </section>
  );
}

const Heading = styled.h3`
  margin: 0;
  padding-block-end: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.rule};
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};

  > span {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.font.regular};
    font-variant-numeric: tabular-nums;
  }
`;
