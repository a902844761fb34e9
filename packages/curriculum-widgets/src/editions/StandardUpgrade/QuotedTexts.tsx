import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { Caption, CaptionText, Muted, SectionTitle } from '../../support/textParts';
import { ChangedText } from '../wordChanges';
import { Head, Section } from './ItemSection';
import { standardUpgradeMessages } from './messages';
import type { UpgradeDeskProps } from './upgradeDeskProps';

/** Texts that quote numbers of the old list: those that are chosen get the new ones. */
export function QuotedTexts({ plan, upgrade }: UpgradeDeskProps) {
  const text = useMessages(standardUpgradeMessages);
  const titleId = useId();
  const { quotes } = plan;
  const chosen = new Set(upgrade.decided.texts);
  const choose = (texts: readonly string[]) => upgrade.decide((now) => ({ ...now, texts }));
  // What has no single new number in any of its texts cannot be replaced.
  const replaceable = quotes.filter(({ fields }) => fields.some(({ before, after }) => before !== after));
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <SectionTitle id={titleId}>{quotes.length === 0 ? text.noQuotes : text.quotes({ count: quotes.length })}</SectionTitle>
        {quotes.length > 0 && <Muted>{text.quotesHint}</Muted>}
      </Head>
      {replaceable.length > 1 && (
        <Acts>
          <Button size="small" variant="link" isDisabled={upgrade.isReadOnly} onPress={() => choose(replaceable.map(({ at }) => at))}>
            {text.replaceAll}
          </Button>
          <Button size="small" variant="link" isDisabled={upgrade.isReadOnly || chosen.size === 0} onPress={() => choose([])}>
            {text.replaceNone}
          </Button>
        </Acts>
      )}
      <PlainList>
        {quotes.map(({ at, course, label, name, fields, isClear }) => (
          <Quote key={at}>
            <Checkbox
              aria-label={text.replaceIn({ name: [course?.name, label, name].filter(Boolean).join(' ') })}
              isSelected={chosen.has(at)}
              isDisabled={upgrade.isReadOnly || !replaceable.some((one) => one.at === at)}
              onChange={(isChosen) => choose(isChosen ? [...chosen, at] : [...chosen].filter((one) => one !== at))}
            />
            <div>
              <Caption>{[course?.name, label].filter(Boolean).join(' · ')}</Caption>
              {fields.map((field) => (
                <div key={field.label}>
                  <ChangedText before={field.before} after={field.after} />
                </div>
              ))}
              {!isClear && <CaptionText>{text.unclear}</CaptionText>}
            </div>
          </Quote>
        ))}
      </PlainList>
    </Section>
  );
}

const Acts = styled.div`
  padding-inline: calc(${tokens.size.pageX} - 12px);
`;

const Quote = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding: ${tokens.space[2]} ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.border};
  overflow-wrap: anywhere;
`;
