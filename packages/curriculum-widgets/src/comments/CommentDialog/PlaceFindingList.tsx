import { ruleById, type ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FindingFixes } from '../../rules/fixes/FindingFixes';
import { AcceptFinding } from '../../rules/FindingList/AcceptFinding';
import { findingListMessages } from '../../rules/FindingList/messages';
import { LevelSign } from '../../rules/LevelSign';
import { PlainList } from '../../support/layoutParts';
import { Caption } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { commentDialogMessages } from './messages';
import type { PlaceFindingsProps } from './PlaceFindingsProps';

/** What the rules find at a place, each with its reason and its quick fixes, and the way to accept it. */
export function PlaceFindingList({ findings, fixes, acceptFinding }: PlaceFindingsProps) {
  const text = useMessages(commentDialogMessages);
  const list = useMessages(findingListMessages);
  const [accepting, setAccepting] = useState<ToldFinding | null>(null);
  const language = useLanguage();
  return (
    <>
      <PlainList aria-label={text.findings}>
        {findings.map((finding) => {
          const { id, level, rule, sentence } = finding;
          const why = ruleById(rule)?.why;
          return (
            <Line key={id}>
              <LevelSign level={level} />
              <div>
                <div>{withLang(sentence[language], language)}</div>
                {why && (
                  <Caption>
                    {why.text[language]} {why.source[language]}
                  </Caption>
                )}
                {fixes && <FindingFixes finding={finding} acts={fixes} onChanged={nothing} />}
                {acceptFinding && (
                  <Accept>
                    <Button
                      variant="link"
                      size="small"
                      aria-label={list.acceptOf({ sentence: sentence[language] })}
                      onPress={() => setAccepting(finding)}
                    >
                      {list.accept}
                    </Button>
                  </Accept>
                )}
              </div>
            </Line>
          );
        })}
      </PlainList>
      {accepting && acceptFinding && (
        <AcceptFinding finding={accepting} accept={(given) => acceptFinding(accepting, given)} onClose={() => setAccepting(null)} />
      )}
    </>
  );
}

// Who gives the fixes gives the findings too.
const nothing = () => undefined;

/* Its words start where the sentence starts. */
const Accept = styled.div`
  margin-inline-start: calc(-1 * ${tokens.space[2]});
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  column-gap: ${tokens.space[2]};
  padding-block: ${tokens.space[1]};
  overflow-wrap: anywhere;

  /* The first line of the sentence is level with its icon. */
  > div {
    padding-block-start: 4px;
  }
`;
