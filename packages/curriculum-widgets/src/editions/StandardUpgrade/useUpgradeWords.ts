import type { Bilingual } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useLanguage } from '../../support/useLanguage';
import { standardUpgradeMessages } from './messages';
import { nameIn } from './nameIn';
import type { UpgradeDeskProps } from './upgradeDeskProps';
import { choiceOfPair } from './upgradeDecisions';
import type { UpgradeQuestion } from './upgradeQuestions';

type Requirement = UpgradeDeskProps['plan']['requirements'][number];

/** What questions, answers and ways of an upgrade are called. */
export function useUpgradeWords({ plan, crosswalk, upgrade }: Omit<UpgradeDeskProps, 'onLeave'>) {
  const text = useMessages(standardUpgradeMessages);
  const language = useLanguage();
  const numberOf = (key: string) => plan.indicators.find((one) => one.key === key)?.number ?? '';
  const headingOf = (item: number) => nameIn(crosswalk.to.headings[item - 1], language);
  const itemName = (item: number) => `${item} ${headingOf(item)}`;
  const join = (names: readonly string[]) => names.join(text.listComma);

  /** What became of an indicator point. */
  function fateOf({ key, number, becomes }: UpgradeDeskProps['plan']['indicators'][number]): string {
    const decision = upgrade.decided.decisions[key];
    if (decision?.act === 'drop') return text.dropped;
    if (decision?.act === 'split') return text.pieces({ numbers: join(becomes) });
    return text.becomes({ number, becomes: join(becomes) });
  }

  function questionName(question: UpgradeQuestion): string {
    switch (question.type) {
      case 'leftover':
        return text.leftoverName({ number: question.indicator.number, text: question.indicator.text });
      case 'pair': {
        const [first, second] = question.pair.keys;
        return text.pairName({ first: numberOf(first), second: numberOf(second) });
      }
      case 'demand':
        return text.demandName({ item: question.demand.item, heading: question.demand.heading });
    }
  }

  function answerOf(question: UpgradeQuestion): string {
    switch (question.type) {
      case 'leftover':
        return fateOf(question.indicator);
      case 'pair': {
        const [first, second] = question.pair.keys;
        const choice = choiceOfPair(upgrade.decided, question.pair.keys);
        if (choice === 'first') return text.into({ number: numberOf(first) });
        return choice === 'second' ? text.into({ number: numberOf(second) }) : text.keepBoth;
      }
      case 'demand': {
        const answer = upgrade.decided.answers[question.demand.item];
        if (answer?.act === 'add') return text.pointsAdded({ count: answer.points.length });
        return answer?.act === 'later' ? text.answerLater : text.met;
      }
    }
  }

  /** Where a requirement of the old list leads, and how. */
  function wayOf({ number, ways }: Requirement): string {
    const kinds = crosswalk.entries.filter((entry) => entry.old.includes(Number(number))).map(({ kind }) => kind);
    if (ways.length === 0) return `→ ${text.noItem}`;
    return `→ ${join(ways.map(String))} ${text[kinds[0] ?? 'same']}`;
  }

  return {
    numberOf,
    headingOf,
    itemName,
    join,
    fateOf,
    questionName,
    answerOf,
    wayOf,
    nameOf: (name: Bilingual) => nameIn(name, language),
  };
}
