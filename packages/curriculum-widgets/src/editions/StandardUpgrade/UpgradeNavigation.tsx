import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Circle, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { PlainList } from '../../support/layoutParts';
import { Caption } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { DeskGroup, DeskItem, DeskList } from '../conflicts/deskParts';
import { standardUpgradeMessages } from './messages';
import type { UpgradeDeskProps } from './upgradeDeskProps';
import { useUpgradeWords } from './useUpgradeWords';

/** What is to be answered, and where each requirement leads. */
export function UpgradeNavigation({ plan, crosswalk, upgrade }: UpgradeDeskProps) {
  const text = useMessages(standardUpgradeMessages);
  const language = useLanguage();
  const words = useUpgradeWords({ plan, crosswalk, upgrade });
  return (
    <DeskList aria-label={text.navigation}>
      {upgrade.questions.length > 0 && (
        <>
          <DeskGroup>{text.open({ count: upgrade.questions.length })}</DeskGroup>
          <PlainList>
            {upgrade.questions.map((question) => (
              <li key={question.id}>
                <DeskItem
                  type="button"
                  aria-current={question.id === upgrade.selectedId || undefined}
                  data-decided={!question.isOpen || undefined}
                  onClick={() => upgrade.goTo(question.id)}
                >
                  <Icon of={question.isOpen ? Circle : CircleCheck} />
                  <span>
                    {words.questionName(question)}
                    <small>{question.isOpen ? text.notDecided : words.answerOf(question)}</small>
                  </span>
                </DeskItem>
              </li>
            ))}
          </PlainList>
        </>
      )}
      <DeskGroup>{text.mapped({ count: plan.requirements.length })}</DeskGroup>
      <Ways>
        {plan.requirements.map((requirement) => (
          <li key={requirement.key}>
            <div>
              {requirement.number} <InChinese text={requirement.text} language={language} />
            </div>
            <Caption>{words.wayOf(requirement)}</Caption>
          </li>
        ))}
      </Ways>
    </DeskList>
  );
}

const Ways = styled(PlainList)`
  > li {
    padding: ${tokens.space[1]} ${tokens.space[4]} ${tokens.space[1]} ${tokens.size.pageX};
    overflow-wrap: anywhere;
  }
  > li > span {
    display: block;
  }
`;
