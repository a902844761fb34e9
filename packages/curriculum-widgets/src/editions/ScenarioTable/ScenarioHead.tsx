import { changeWayNames } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { ChangeMark, Icon, type ChangeKind } from '@college/ui/icons';
import { useMessages, withLang } from '@college/ui/messages';
import { Tooltip } from '@college/ui/Tooltip';
import { tokens } from '@college/ui/theme';
import { Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { InChinese } from '../../support/InChinese';
import { Caption, Muted, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { scenarioTableMessages } from './messages';
import { Lines } from './scenarioParts';
import type { Side } from './comparedRows';
import type { ComparedScenario } from './useScenarios';

interface ScenarioHeadProps extends ComparedScenario {
  /** 甲 to 丁, or A to D. */
  letter: string;
  isKeepable: boolean;
  isThrowable: boolean;
  onOpen?: (() => void) | undefined;
  onKeep: () => void;
  onThrowAway: () => void;
}

/** The head of a scenario: who made it, the first of its changes, and what can be done with it. */
export function ScenarioHead({ edition, side, letter, isKeepable, isThrowable, onOpen, onKeep, onThrowAway }: ScenarioHeadProps) {
  const text = useMessages(scenarioTableMessages);
  const format = useDateTime();
  const language = useLanguage();
  const { name, userName, updateTime } = edition;
  const named = { letter, name };
  return (
    <Head>
      <PartTitle as="h2">
        {letter} <InChinese text={name} language={language} />
      </PartTitle>
      <Acts>
        <Caption>{text.made({ userName: userName ?? '', date: format(updateTime, 'day') })}</Caption>
        <span>
          {onOpen && (
            <Tooltip content={text.open(named)}>
              <IconButton aria-label={text.open(named)} onPress={onOpen}>
                <Icon of={Pencil} />
              </IconButton>
            </Tooltip>
          )}
          {isThrowable && (
            <Tooltip content={text.throwAway(named)}>
              <IconButton variant="danger" aria-label={text.throwAway(named)} data-delete="" onPress={onThrowAway}>
                <Icon of={Trash2} />
              </IconButton>
            </Tooltip>
          )}
        </span>
      </Acts>
      {side.changes === 0 ? <Muted>{text.noChanges}</Muted> : <Highlights side={side} />}
      {isKeepable && (
        <Button size="small" aria-label={text.keepNamed(named)} onPress={onKeep}>
          {text.keep}
        </Button>
      )}
    </Head>
  );
}

function Highlights({ side: { highlights, changes } }: { side: Side }) {
  const text = useMessages(scenarioTableMessages);
  const language = useLanguage();
  const rest = changes - highlights.length;
  return (
    <Lines>
      {highlights.map(({ at, way, topic, course, label, name, shortName, fields }) => {
        const what = topic === 'support' ? shortName : name === course?.name ? '' : [label, shortName || name].join(' ');
        const [field] = fields;
        const isShort = fields.length === 1 && field && !field.isText && field.before !== '' && field.after !== '';
        return (
          <li key={at}>
            <ChangeMark kind={marks[way] ?? 'edited'} aria-label={changeWayNames[way][language]} />
            <span>
              {withLang([course?.name, what].filter(Boolean).join(' '), language)}
              {isShort && (
                <Muted>
                  {' '}
                  {field.before} → {field.after}
                </Muted>
              )}
            </span>
          </li>
        );
      })}
      {rest > 0 && (
        <li>
          <Muted>{text.more({ count: rest })}</Muted>
        </li>
      )}
    </Lines>
  );
}

// Everything else is a pencil.
const marks: Readonly<Partial<Record<keyof typeof changeWayNames, ChangeKind>>> = {
  added: 'added',
  removed: 'removed',
  strengthened: 'strengthened',
  weakened: 'weakened',
  split: 'added',
};

const Head = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${tokens.space[2]};
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 28px;
`;
