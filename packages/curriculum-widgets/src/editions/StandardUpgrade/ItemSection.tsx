import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Muted, SectionTitle } from '../../support/textParts';
import { DemandQuestion } from './DemandQuestion';
import { IndicatorRow } from './IndicatorRow';
import { standardUpgradeMessages } from './messages';
import { PairQuestion } from './PairQuestion';
import type { UpgradeDeskProps } from './upgradeDeskProps';
import { indicatorsUnder, isLeftover } from './upgradeQuestions';
import { useUpgradeWords } from './useUpgradeWords';

interface ItemSectionProps extends UpgradeDeskProps {
  /** The number of the item. */
  item: number;
}

/** An item of the new list: where it comes from, its indicator points, near-equal ones, and what it asks. */
export function ItemSection({ item, ...parts }: ItemSectionProps) {
  const { plan, crosswalk, upgrade } = parts;
  const text = useMessages(standardUpgradeMessages);
  const words = useUpgradeWords(parts);
  const titleId = useId();
  const entry = crosswalk.entries.find((one) => one.new === item);
  const sources = (entry?.old ?? []).flatMap((old) => {
    const requirement = plan.requirements[old - 1];
    return requirement ? [`${requirement.number} ${requirement.text}`] : [];
  });
  const own = upgrade.questions.filter(
    (question) =>
      (question.type === 'pair' && question.pair.item === item) || (question.type === 'demand' && question.demand.item === item),
  );
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <SectionTitle id={titleId}>{words.itemName(item)}</SectionTitle>
        {entry && <Tag>{text[entry.kind]}</Tag>}
        <Muted>{sources.length > 0 ? text.from({ names: words.join(sources) }) : text.oldNone}</Muted>
      </Head>
      {indicatorsUnder(plan, item, upgrade.decided)
        // What was left over is decided above.
        .filter((indicator) => !isLeftover(indicator))
        .map((indicator) => (
          <IndicatorRow key={indicator.key} indicator={indicator} home={item} {...parts} />
        ))}
      {own.map((question) =>
        question.type === 'pair' ? (
          <PairQuestion key={question.id} question={question} {...parts} />
        ) : (
          question.type === 'demand' && <DemandQuestion key={question.id} question={question} {...parts} />
        ),
      )}
    </Section>
  );
}

export const Section = styled.section`
  border-block-end: 1px solid ${tokens.color.rule};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 260px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.size.pageX} ${tokens.space[2]};
  overflow-wrap: anywhere;
`;
