import { ruleById, type ToldFinding } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { LevelSign } from '../../rules/LevelSign';
import { PlainList } from '../../support/layoutParts';
import { Caption } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { commentDialogMessages } from './messages';

/** What the rules find at a place, each with its reason. */
export function PlaceFindings({ findings }: { findings: readonly ToldFinding[] }) {
  const text = useMessages(commentDialogMessages);
  const language = useLanguage();
  return (
    <PlainList aria-label={text.findings}>
      {findings.map(({ id, level, rule, sentence }) => {
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
            </div>
          </Line>
        );
      })}
    </PlainList>
  );
}

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
