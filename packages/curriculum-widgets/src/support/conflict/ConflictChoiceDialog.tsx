import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ConflictChoiceProps, ConflictSide } from './conflictTypes';
import { conflictMessages } from './messages';

const sides: readonly ConflictSide[] = ['mine', 'theirs'];

/** The dialog in which two versions of one record are set side by side: one side for each difference, or for all, or a decision for later. */
export function ConflictChoiceDialog(props: ConflictChoiceProps<string>) {
  const { title, intro, differences, suggested, onResolve, onLater } = props;
  const text = useMessages(conflictMessages);
  const [chosen, setChosen] = useState(suggested);
  const chooseAll = (side: ConflictSide) => setChosen(Object.fromEntries(differences.map(({ name }) => [name, side])));

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
