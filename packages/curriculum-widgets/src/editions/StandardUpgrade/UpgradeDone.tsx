import type { Crosswalk, Receipt, SeenUpgradePlan } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { PlainList } from '../../support/layoutParts';
import { Muted, MutedText, PartTitle, SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { DeskPage } from '../conflicts/deskParts';
import { standardUpgradeMessages } from './messages';
import { nameIn } from './nameIn';
import type { UpgradeDecisions } from './upgradeDecisions';

interface UpgradeDoneProps {
  receipt: Receipt;
  plan: SeenUpgradePlan;
  crosswalk: Crosswalk;
  decided: UpgradeDecisions;
  receiptHref?: ((receiptId: number) => string) | undefined;
  onLeave?: (() => void) | undefined;
}

/** A finished upgrade: what it did, where its receipt is, and what is still to be done. */
export function UpgradeDone({ receipt, plan, crosswalk, decided, receiptHref, onLeave }: UpgradeDoneProps) {
  const text = useMessages(standardUpgradeMessages);
  const language = useLanguage();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const later = plan.demands.filter(({ item }) => decided.answers[item]?.act === 'later');
  const replaced = new Set(decided.texts);
  const quotesLeft = plan.quotes.filter(({ at }) => !replaced.has(at)).length;
  const { changes, courses } = receipt;
  return (
    <DeskPage aria-label={text.title}>
      <PageHeader
        variant="editor"
        title={text.title}
        facts={text.facts({ name: plan.editionName })}
        {...(onLeave ? { onBack: onLeave, backLabel: text.back } : {})}
      />
      <Column>
        <SectionTitle ref={titleRef} tabIndex={-1}>
          {text.doneTitle}
        </SectionTitle>
        <p>
          {text.doneFacts({ to: nameIn(crosswalk.to.name, language), items: crosswalk.to.headings.length })}
          <Muted> · {text.doneCounts({ changes, courses })}</Muted>
        </p>
        {later.length > 0 && (
          <section>
            <PartTitle>{text.laterTitle({ count: later.length })}</PartTitle>
            <Later>
              {later.map(({ item, heading, review }) => (
                <li key={item}>
                  {item} <InChinese text={heading} language={language} /> <Muted>{review}</Muted>
                </li>
              ))}
            </Later>
          </section>
        )}
        {quotesLeft > 0 && <MutedText>{text.quotesLeft({ count: quotesLeft })}</MutedText>}
        <Ways>
          {onLeave && (
            <Button variant="primary" onPress={onLeave}>
              {text.toDraft}
            </Button>
          )}
          {receiptHref && <Link href={receiptHref(receipt.id)}>{text.receipt}</Link>}
        </Ways>
      </Column>
    </DeskPage>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.readMax};
  padding: ${tokens.space[6]} ${tokens.size.pageX};

  p {
    margin: 0;
  }
  > h2:focus {
    outline: none;
  }
`;

const Later = styled(PlainList)`
  margin-block-start: ${tokens.space[2]};

  > li {
    padding-block: ${tokens.space[1]};
    border-block-end: 1px solid ${tokens.color.border};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
`;
