import { levelNames, ruleLevels, type RuleLevel, type RuleSetting } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Select } from '@college/ui/Select';
import { Switch } from '@college/ui/Switch';
import { tokens } from '@college/ui/theme';
import { memo } from 'react';
import { styled } from 'styled-components';
import { Caption } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { ruleSettingsMessages } from './messages';
import { OptionField } from './OptionField';
import { useFocusBeside } from '../fixes/useFocusBeside';
import { isSameSet, type OptionValue, type SetRule } from './ruleSettingsWork';

interface RuleRowProps {
  set: SetRule;
  /** Whether it is of a department or a major, over wider settings. */
  isNarrower: boolean;
  /** What is wrong with the thresholds. */
  problem: string | undefined;
  onChange: (id: string, setting: RuleSetting | undefined) => void;
}

/** One rule: on or off, what it asks and why, its level, and below them its thresholds. It is drawn again when it is set otherwise, and not with its neighbours. */
export const RuleRow = memo(function RuleRow({
  set: { rule, level, options, isOwn, usual, from },
  isNarrower,
  problem,
  onChange,
}: RuleRowProps) {
  const text = useMessages(ruleSettingsMessages);
  const language = useLanguage();
  const title = rule.title[language];
  const usualLevel = usual.level === null ? text.off : levelNames[usual.level][language];
  const origin = from === undefined ? text.byItself : from === 'college' ? text.theCollege : text.theDepartment;
  const set = (change: Partial<RuleSetting>) => onChange(rule.id, { level: level ?? 'off', options, ...change });
  const names = Object.keys(rule.options);
  const end = useFocusBeside();

  function handleFollow() {
    onChange(rule.id, undefined);
    // The button goes with what it resets; a rule that is off then has no level to choose.
    requestAnimationFrame(() => {
      const level = end.current?.querySelector<HTMLElement>('button:enabled');
      (level ?? end.current?.closest('li')?.querySelector('input'))?.focus();
    });
  }

  return (
    <Row data-off={level === null || undefined}>
      <Switch
        aria-label={text.switchOf({ rule: title })}
        isSelected={level !== null}
        onChange={(isOn) => set({ level: isOn ? (usual.level ?? rule.level) : 'off' })}
      />
      <Words>
        <b>{title}</b>
        <Caption>
          {rule.why.text[language]} {rule.why.source[language]} · {rule.id}
        </Caption>
      </Words>
      <End ref={end}>
        {isOwn && (
          <Button
            variant="link"
            size="small"
            aria-label={(isNarrower ? text.followOf : text.resetOf)({ rule: title })}
            onPress={handleFollow}
          >
            {isNarrower ? text.follow : text.reset}
          </Button>
        )}
        {isOwn && <Caption>{text.usually({ value: usualLevel, origin })}</Caption>}
        {!isOwn && from !== undefined && <Caption>{from === 'college' ? text.fromCollege : text.fromDepartment}</Caption>}
        <Level<RuleLevel>
          aria-label={text.levelOf({ rule: title })}
          isDisabled={level === null}
          options={ruleLevels.map((value) => ({ value, label: levelNames[value][language] }))}
          value={level ?? rule.level}
          onChange={(chosen) => set({ level: chosen })}
        />
      </End>
      {level !== null && names.length > 0 && (
        <Options role="group" aria-label={title}>
          {names.map((name) => (
            <OptionField
              key={name}
              name={name}
              value={options[name]!}
              usual={usual.options[name]!}
              origin={origin}
              onChange={(value: OptionValue) => set({ options: { ...options, [name]: value } })}
            />
          ))}
        </Options>
      )}
      {problem !== undefined && (
        <Problem>
          <Note variant="error">{problem}</Note>
        </Problem>
      )}
    </Row>
  );
}, isSameRow);

function isSameRow(one: RuleRowProps, other: RuleRowProps): boolean {
  return one.problem === other.problem && one.onChange === other.onChange && isSameSet(one.set, other.set);
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${tokens.space[3]};
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};

  /* What the keyboard reaches is not covered by the bar above the list. */
  :is(input, button) {
    scroll-margin-block-start: ${tokens.space[16]};
  }
  &[data-off] b {
    color: ${tokens.color.textMuted};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > b {
    font-weight: ${tokens.font.strong};
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;

const Level = styled(Select)`
  inline-size: 104px;
` as typeof Select;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: ${tokens.space[3]} ${tokens.space[5]};
  padding-block-start: ${tokens.space[2]};
`;

const Problem = styled.div`
  grid-column: 2 / -1;
  padding-block-start: ${tokens.space[2]};
`;
