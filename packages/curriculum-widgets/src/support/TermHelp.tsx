import { Icon } from '@college/ui/icons';
import { defineMessages, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

/** What the two terms mean of which only this trade knows. */
const termHelpMessages = defineMessages('termHelp', {
  en: {
    ask: 'What are points and KSA?',
    point:
      'A course point is a knowledge point of the course, numbered in its order: point 1, point 2. In the course matrix, points support the teaching goals.',
    ksa: 'KSA items are the knowledge (K), the skills (S) and the abilities (A) that a point is made of. In the project matrix they support the task goals.',
  },
  zh: {
    ask: '什么是课点和 KSA？',
    point: '课点是课程的知识点，按先后编号：课点1、课点2。在课程矩阵中，课点支撑教学目标。',
    ksa: 'KSA 是课点所包含的知识（K）、技能（S）和能力（A）。在项目矩阵中，KSA 支撑任务目标。',
  },
});

/** Says what 课点 and KSA are, to whoever asks: closed it is one line. */
export function TermHelp() {
  const text = useMessages(termHelpMessages);
  return (
    <Help>
      <summary>
        {text.ask}
        <Icon of={ChevronDown} size="small" />
      </summary>
      <p>{text.point}</p>
      <p>{text.ksa}</p>
    </Help>
  );
}

const Help = styled.details`
  max-inline-size: ${tokens.size.dialogM};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > summary {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    inline-size: fit-content;
    min-block-size: ${tokens.size.hitMin};
    border-radius: ${tokens.radius.mark};
    cursor: default;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > summary:hover {
    color: ${tokens.color.text};
  }
  > summary:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  > p {
    margin: 0;
    padding-block-start: ${tokens.space[1]};
    text-wrap: pretty;
  }
`;
