import { ruleById, type ToldFinding } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';
import { FindingFixes } from '../../rules/fixes/FindingFixes';
import { LevelSign } from '../../rules/LevelSign';
import { PlainList } from '../../support/layoutParts';
import { Caption } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { commentDialogMessages } from './messages';

interface PlaceFindingsProps {
  findings: readonly ToldFinding[];
  /** Left out for people who may not edit the place. */
  fixes: QuickFixActs | undefined;
}

/** What the rules find at a place, each with its reason and its quick fixes. */
export function PlaceFindings({ findings, fixes }: PlaceFindingsProps) {
  const text = useMessages(commentDialogMessages);
  const language = useLanguage();
  return (
    <PlainList aria-label={text.findings}>
      {findings.map((finding) => {
        const { id, level, rule, sentence } = finding;
        const why = ruleById(rule)?.why;
        return (
          <Line key={id}>
            <LevelSign level={level} />
            <div>
              <div>{sentence[language]}</div>
              {why && (
                <Caption>
                  {why.text[language]} {why.source[language]}
                </Caption>
              )}
              {fixes && <FindingFixes finding={finding} acts={fixes} onChanged={nothing} />}
            </div>
          </Line>
        );
      })}
    </PlainList>
  );
}

// Who gives the fixes gives the findings too.
const nothing = () => undefined;

const Line = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  column-gap: ${tokens.space[2]};
  padding-block: ${tokens.space[1]};
  overflow-wrap: anywhere;

  /* The sentence stands at the height of its sign. */
  > div {
    padding-block-start: 4px;
  }
`;
