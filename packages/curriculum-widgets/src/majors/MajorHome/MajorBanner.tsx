import { inLanguage, standardName, sum, textOf, type CourseCard, type MajorInfo } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { sentenceCase, tokens } from '@college/ui/theme';
import { Pencil, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { TermHints } from '../../support/TermHint';
import { meanProgress } from './majorHomeState';
import { majorHomeMessages } from './messages';

interface MajorBannerProps {
  major: MajorInfo;
  cards: readonly CourseCard[];
  /** How many indicator points there are; null where nobody knows. */
  indicatorCount: number | null;
  onOpenMajor?: () => void;
  onOpenEditions?: () => void;
  onOpenFindings?: () => void;
  onFeedback: () => void;
  /** The exports. */
  children: ReactNode;
}

/** The major's name, its facts, and the link to its requirements, editable or read-only as the server decides (reference §2.13). */
export function MajorBanner({
  major,
  cards,
  indicatorCount,
  onOpenMajor,
  onOpenEditions,
  onOpenFindings,
  onFeedback,
  children,
}: MajorBannerProps) {
  const text = useMessages(majorHomeMessages);
  const language = useLanguage();
  const mean = meanProgress(cards);
  const hours = cards.some((card) => card.hours) ? sum(cards.map((card) => card.hours?.total ?? 0)) : null;
  return (
    <PageHeader
      variant="home"
      title={textOf(major, 'name', language)}
      facts={
        <Facts>
          {major.code && <span>{major.code}</span>}
          {major.standard && <span>{inLanguage(standardName(major.standard), language)}</span>}
          <Fact value={String(cards.length)} word={text.courses({ count: cards.length })} />
          {hours !== null && <Fact value={hours.toLocaleString('en-US')} word={text.hours} />}
          {indicatorCount !== null && <Fact value={String(indicatorCount)} word={text.indicators({ count: indicatorCount })} />}
          {mean !== null && <Fact value={`${mean}%`} word={text.meanProgress} />}
        </Facts>
      }
      actions={
        <>
          <Button variant="ghost" onPress={onFeedback}>
            {text.feedback}
          </Button>
          {onOpenFindings && (
            <Button variant="ghost" onPress={onOpenFindings}>
              {text.findings}
            </Button>
          )}
          {onOpenEditions && (
            <Button variant="ghost" onPress={onOpenEditions}>
              {text.editions}
            </Button>
          )}
          {children}
          {onOpenMajor && (
            <Button onPress={onOpenMajor}>
              <Icon of={major.edit ? Pencil : PanelRight} />
              <Act>{major.edit ? text.edit : text.detail}</Act>
            </Button>
          )}
        </>
      }
    />
  );
}

function Fact({ value, word }: { value: string; word: string }) {
  return (
    <span>
      <b>{value}</b> <TermHints>{word}</TermHints>
    </span>
  );
}

const Act = styled.span`
  display: inline-block;
  ${sentenceCase}
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[8]};

  b {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
`;
