import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { conflictMessages } from './messages';

/** Whose version of a difference is kept. */
export type ConflictSide = 'mine' | 'theirs';

/** The side that is kept of each difference. */
export type ConflictSides<Name extends string> = Partial<Record<Name, ConflictSide>>;

/** What two versions say differently; an empty text is shown as not filled in. */
export interface Difference<Name extends string> extends Record<ConflictSide, string> {
  name: Name;
  label: string;
}

interface ConflictChoiceProps<Name extends string> {
  title: string;
  /** What to do. @default choose for each difference */
  intro?: string;
  differences: readonly Difference<Name>[];
  /** The sides that are chosen at first. */
  suggested: ConflictSides<Name>;
  onResolve: (sides: ConflictSides<Name>) => void;
  onLater: () => void;
}

const sides: readonly ConflictSide[] = ['mine', 'theirs'];

/** The dialog in which two versions of one record are set side by side: one side for each difference, or for all, or a decision for later. */
export function ConflictChoice<Name extends string>(props: ConflictChoiceProps<Name>) {
  const { title, intro, differences, suggested, onResolve, onLater } = props;
  const text = useMessages(conflictMessages);
  const [chosen, setChosen] = useState(suggested);
  const chooseAll = (side: ConflictSide) =>
    setChosen(Object.fromEntries(differences.map(({ name }) => [name, side])) as ConflictSides<Name>);

  return (
    <Dialog
      isOpen
      size="l"
      title={title}
      onOpenChange={onLater}
      footerStart={
        differences.length > 0 && (
          <>
            <Button variant="link" onPress={() => chooseAll('mine')}>
              {text.allMine}
            </Button>
            <Button variant="link" onPress={() => chooseAll('theirs')}>
              {text.allTheirs}
            </Button>
          </>
        )
      }
      footer={
        <>
          <Button variant="ghost" onPress={onLater}>
            {text.later}
          </Button>
          <Button variant="primary" onPress={() => onResolve(chosen)}>
            {text.saveChoices}
          </Button>
        </>
      }
    >
      <Intro>{differences.length > 0 ? (intro ?? text.intro) : text.noDifference}</Intro>
      <List>
        {differences.map((difference) => (
          <li key={difference.name}>
            <RadioGroup
              label={difference.label}
              orientation="vertical"
              value={chosen[difference.name] ?? 'mine'}
              onChange={(side) => setChosen({ ...chosen, [difference.name]: side === 'theirs' ? 'theirs' : 'mine' })}
            >
              {sides.map((side) => (
                <Radio key={side} value={side}>
                  <Side>{text[side]}</Side>
                  <Words>{difference[side] || text.empty}</Words>
                </Radio>
              ))}
            </RadioGroup>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const Intro = styled.p`
  margin: 0;
`;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border};
  }
`;

const Side = styled.span`
  flex: none;
  inline-size: 64px;
  color: ${tokens.color.textMuted};
`;

const Words = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
