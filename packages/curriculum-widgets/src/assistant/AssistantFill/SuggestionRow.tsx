import { courseClassOptions, courseTypeOptions, textOf } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { BasisTag } from '../BasisTag';
import { EvidenceLine } from '../EvidenceLine';
import type { Verdict } from './assistantFillState';
import { assistantFillMessages } from './messages';
import type { FillableField, Suggestion } from './suggestions';

interface SuggestionRowProps {
  suggestion: Suggestion;
  verdict: Verdict | undefined;
  isLocked: boolean;
  onJudge: (verdict: Verdict | null) => void;
}

/** One suggestion with its reason and its two verdicts; pressing a verdict again reverts it. A dashed edge means that there is none yet. */
export function SuggestionRow({ suggestion, verdict, isLocked, onJudge }: SuggestionRowProps) {
  const text = useMessages(assistantFillMessages);
  const language = useLanguage();
  const { evidence } = suggestion;
  const { name, content, before } = suggestionTexts();
  const toggle = (to: Verdict) => onJudge(verdict === to ? null : to);

  return (
    <Row data-verdict={verdict ?? 'open'}>
      <Words>
        <Name>
          <span>{name}</span>
          <Tag>{verdict === 'accepted' ? text.accepted : verdict === 'discarded' ? text.discarded : text.suggested}</Tag>
          <BasisTag basis={evidence?.basis} />
        </Name>
        {content !== null && <Content>{content}</Content>}
        {before !== null && <Muted>{text.before({ before })}</Muted>}
        {evidence && (
          <Muted>
            <EvidenceLine {...evidence} />
          </Muted>
        )}
      </Words>
      <Acts>
        <Button
          size="small"
          variant="ghost"
          aria-label={text.discardNamed({ name })}
          aria-pressed={verdict === 'discarded'}
          isDisabled={isLocked}
          onPress={() => toggle('discarded')}
        >
          {text.discard}
        </Button>
        <Button
          size="small"
          aria-label={text.acceptNamed({ name })}
          aria-pressed={verdict === 'accepted'}
          isDisabled={isLocked}
          onPress={() => toggle('accepted')}
        >
          {text.accept}
        </Button>
      </Acts>
    </Row>
  );

  function suggestionTexts(): { name: string; content: string | null; before: string | null } {
    switch (suggestion.kind) {
      case 'field': {
        const { field, value, before: stood } = suggestion;
        return { name: text[field], content: shown(field, value), before: stood === null ? null : shown(field, stood) };
      }
      case 'project': {
        const { name: title, theoryPeriod, practicePeriod } = suggestion.project;
        return { name: title, content: text.hours({ theory: theoryPeriod, practice: practicePeriod }), before: null };
      }
      case 'point':
        return {
          name: textOf(suggestion.point, 'title', language),
          content: textOf(suggestion.point, 'description', language),
          before: null,
        };
      case 'ksa':
        return {
          name: text.ksaNamed({ letter: suggestion.ksa.title, text: textOf(suggestion.ksa, 'description', language) }),
          content: text.under({ point: textOf(suggestion.point, 'title', language) }),
          before: null,
        };
    }
  }

  function shown(field: FillableField, value: string | number): string {
    if (field === 'classId') return labelOf(courseClassOptions(language), value);
    if (field === 'typeId') return labelOf(courseTypeOptions(language), value);
    return String(value);
  }
}

function labelOf(options: readonly { value: string | number; label: string }[], value: string | number): string {
  return options.find((option) => String(option.value) === String(value))?.label ?? String(value);
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
  border-inline-start: 2px dashed ${tokens.color.suggested};

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-verdict='accepted'] {
    border-inline-start: 2px solid ${tokens.color.accent};
    background: ${tokens.color.selection};
  }
  &[data-verdict='discarded'] {
    border-inline-start: 2px solid transparent;
    color: ${tokens.color.textMuted};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;

  > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  font-weight: ${tokens.font.strong};

  [data-verdict='discarded'] > div > & > span:first-child {
    text-decoration: line-through;
  }
`;

const Content = styled.p`
  max-block-size: 120px;
  overflow-y: auto;
  white-space: pre-line;
`;

const Muted = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${onNarrowWindow} {
    -webkit-line-clamp: none;
  }
`;

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
`;
