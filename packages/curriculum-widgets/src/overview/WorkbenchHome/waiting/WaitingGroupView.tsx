import type { WaitingFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LevelSign } from '../../../rules/LevelSign';
import { langOf } from '../../../support/langOf';
import { TermHints } from '../../../support/TermHint';
import { useLanguage } from '../../../support/useLanguage';
import { waitingMessages } from './messages';
import type { WaitingGroup } from './waitingGroups';

/** Findings of a group that are shown before somebody asks for the others. */
export const shownAtFirst = 3;

interface WaitingGroupViewProps {
  group: WaitingGroup;
  /** Whether each line names its course or major. */
  isOwnerShown: boolean;
  /** Whether words of the trade in its name open their meaning. */
  hasHints: boolean;
  hrefOf: (finding: WaitingFinding) => string | undefined;
  /** Where all findings of a major are. */
  allHref: ((majorId: number) => string) | undefined;
}

/** One kind of finding, or one course: its name and how many, and a line for each of the first ones. */
export function WaitingGroupView({ group, isOwnerShown, hasHints, hrefOf, allHref }: WaitingGroupViewProps) {
  const text = useMessages(waitingMessages);
  const language = useLanguage();
  const id = useId();
  const lines = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { title, level, count, findings } = group;
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst);
  const unsent = count - findings.length;

  function showAll() {
    setWhole(true);
    // The button goes; its place is taken by the first line that came.
    requestAnimationFrame(() => lines.current?.querySelectorAll<HTMLElement>('a')[shownAtFirst]?.focus());
  }

  return (
    <Group {...(hasHints ? { 'aria-label': title } : { 'aria-labelledby': id })}>
      <Head>
        <LevelSign level={level} />
        <span id={id}>{hasHints ? <TermHints>{title}</TermHints> : withLang(title, language)}</span>
        <Count aria-label={text.counted({ count })}>{count}</Count>
      </Head>
      <Lines ref={lines}>
        {shown.map((finding) => {
          const { owner, sentence, act } = finding;
          const href = hrefOf(finding);
          const words = { act: act?.[language] ?? text.mend, owner: owner[language], sentence: sentence[language] };
          return (
            <Line key={finding.id} data-owner={isOwnerShown || undefined}>
              {isOwnerShown && <span lang={langOf(owner[language], language)}>{owner[language]}</span>}
              <Sentence>{withLang(sentence[language], language)}</Sentence>
              {href !== undefined && (
                <Link href={href} aria-label={text.mendWhat(words)}>
                  {words.act}
                </Link>
              )}
            </Line>
          );
        })}
        {!isWhole && findings.length > shownAtFirst && (
          <More>
            <Button variant="link" onPress={showAll}>
              {text.more({ count: count - shownAtFirst })}
            </Button>
          </More>
        )}
        {(isWhole || findings.length <= shownAtFirst) && unsent > 0 && (
          <Sentence as="li">
            {text.unsent({ count: unsent })}{' '}
            {allHref && findings[0] && (
              <Link variant="inline" href={allHref(findings[0].majorId)}>
                {text.allFindings}
              </Link>
            )}
          </Sentence>
        )}
      </Lines>
    </Group>
  );
}

const Group = styled.li`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-self: start;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;

  /* On the line of the first finding. */
  & > :not([data-level]) {
    padding-block: 4px;
  }
`;

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${tokens.space[4]};
  padding-block: 4px;
  border-radius: ${tokens.radius.mark};

  &[data-owner] {
    grid-template-columns: 144px minmax(0, 1fr) auto;
  }
  &:hover {
    background: ${tokens.color.fillQuiet};
  }
`;

const More = styled.li`
  margin-inline-start: calc(-1 * ${tokens.space[3]});
`;

const Sentence = styled.span`
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
`;
