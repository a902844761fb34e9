import { inLanguage, type StatusProblem } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { serverStatusMessages } from './messages';

/** What is wrong with the server, each with what to do, or that nothing is. */
export function StatusProblems({ problems }: { problems: readonly StatusProblem[] }) {
  const text = useMessages(serverStatusMessages);
  const language = useLanguage();
  if (problems.length === 0) {
    return (
      <Well role="status">
        <Icon of={CircleCheck} />
        {text.well}
      </Well>
    );
  }
  return (
    <Part aria-label={text.problems}>
      <SectionTitle>{text.problems}</SectionTitle>
      <div role="status">
        <Problems>
          {problems.map(({ kind, isUrgent, sentence, advice }) => (
            <Problem key={kind} data-urgent={isUrgent || undefined}>
              <Icon of={isUrgent ? CircleAlert : TriangleAlert} aria-label={isUrgent ? text.urgent : text.attention} />
              <div>
                <Sentence>{inLanguage(sentence, language)}</Sentence>
                <div>{inLanguage(advice, language)}</div>
              </div>
            </Problem>
          ))}
        </Problems>
      </div>
    </Part>
  );
}

const Well = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0;
  color: ${tokens.color.success};
  font-weight: ${tokens.font.strong};
`;

const Part = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Problems = styled(PlainList)`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Problem = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  padding: 10px ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.warning};
  background: ${tokens.color.warningSoft};

  &[data-urgent] {
    border-color: ${tokens.color.danger};
    background: ${tokens.color.dangerSoft};
  }
`;

const Sentence = styled.div`
  font-weight: ${tokens.font.strong};
`;
