import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Muted, MutedText, SectionTitle } from '../../support/textParts';
import { IndicatorRow } from './IndicatorRow';
import { Head, Section } from './ItemSection';
import { standardUpgradeMessages } from './messages';
import { QuestionPart } from './QuestionPart';
import type { UpgradeDeskProps } from './upgradeDeskProps';
import { useUpgradeWords } from './useUpgradeWords';

/** What has no one place in the new list: each indicator point of it is decided. */
export function LeftoverSection(parts: UpgradeDeskProps) {
  const { plan, upgrade } = parts;
  const text = useMessages(standardUpgradeMessages);
  const words = useUpgradeWords(parts);
  const titleId = useId();
  const open = upgrade.questions.filter((question) => question.type === 'leftover');
  const requirements = plan.requirements.filter(({ ways }) => ways.length !== 1);
  if (open.length === 0 && requirements.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <SectionTitle id={titleId}>{text.leftovers}</SectionTitle>
        <Muted>{text.leftoversHint}</Muted>
      </Head>
      {requirements.map(({ key, number, text: description, ways }) => (
        <Requirement key={key}>
          {ways.length === 0
            ? `${text.leftoverRequirement({ number, text: description })}${text.stop}${text.emptied}`
            : text.splitRequirement({ number, text: description, items: words.join(ways.map(words.itemName)) })}
        </Requirement>
      ))}
      {open.map((question) => (
        <QuestionPart key={question.id} question={question} upgrade={upgrade} title={words.questionName(question)}>
          <IndicatorRow indicator={question.indicator} home={null} {...parts} />
        </QuestionPart>
      ))}
    </Section>
  );
}

const Requirement = styled(MutedText)`
  padding: 0 ${tokens.size.pageX} ${tokens.space[2]};
  overflow-wrap: anywhere;
`;
