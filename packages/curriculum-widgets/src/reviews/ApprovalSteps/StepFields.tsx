import { bandTitles, decidingBands, type CollegeSteps, type ReviewStep } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages, withLang } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { NumberField } from '@college/ui/NumberField';
import { TextField } from '@college/ui/TextField';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Caption, CaptionText, PartTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import type { ApprovalStepsSource, NameablePerson } from './ApprovalStepsSource';
import { longestStep, mostApprovals } from './approvalStepsWork';
import { approvalStepsMessages } from './messages';
import { NamedPeople } from './NamedPeople';

interface StepFieldsProps {
  step: ReviewStep;
  /** Whether it was just added: its first field takes the focus. */
  isAdded: boolean;
  number: number;
  count: number;
  source: ApprovalStepsSource;
  names: ReadonlyMap<number, string>;
  onNamed: (person: NameablePerson) => void;
  /** How many can decide it; undefined while it is set otherwise than it was saved. */
  deciders: NonNullable<CollegeSteps['deciders']>[number] | undefined;
  /** What is wrong with it. */
  problem: string | undefined;
  onChange: (change: Partial<ReviewStep>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One step: its names, who decides it, how many of them must approve, and in how many days. */
export function StepFields(props: StepFieldsProps) {
  const { step, isAdded, number, count, source, names, onNamed, deciders, problem, onChange, onMove, onRemove } = props;
  const text = useMessages(approvalStepsMessages);
  const language = useLanguage();
  const { locale } = useLocale();
  const name = step.name[language] || text.newStep;
  return (
    <Step aria-label={text.step({ number, name })}>
      <Head>
        <PartTitle as="h2">{text.step({ number, name })}</PartTitle>
        <span>
          <IconButton data-act="earlier" aria-label={text.earlier({ name })} isDisabled={number === 1} onPress={() => onMove(-1)}>
            <Icon of={ArrowUp} />
          </IconButton>
          <IconButton data-act="later" aria-label={text.later({ name })} isDisabled={number === count} onPress={() => onMove(1)}>
            <Icon of={ArrowDown} />
          </IconButton>
          <IconButton data-act="remove" aria-label={text.remove({ name })} isDisabled={count === 1} onPress={onRemove}>
            <Icon of={Trash2} />
          </IconButton>
        </span>
      </Head>
      <Fields>
        <TextField
          autoFocus={isAdded}
          label={text.nameInChinese}
          value={step.name.zh}
          maxLength={40}
          onChange={(zh) => onChange({ name: { ...step.name, zh } })}
        />
        <TextField
          label={text.nameInEnglish}
          value={step.name.en}
          maxLength={40}
          onChange={(en) => onChange({ name: { ...step.name, en } })}
        />
        <NumberField
          label={text.approvals}
          value={step.approvals}
          min={1}
          max={mostApprovals}
          precision={0}
          onChange={(value) => typeof value === 'number' && onChange({ approvals: value })}
        />
        <NumberField
          label={text.days}
          placeholder={text.noLimit}
          value={step.days}
          min={1}
          max={longestStep}
          precision={0}
          onChange={(value) => (value === null || typeof value === 'number') && onChange({ days: value })}
        />
      </Fields>
      <Who role="group" aria-label={text.who}>
        <Caption>{text.roles}</Caption>
        <Roles>
          {decidingBands.map((band) => (
            <Checkbox
              key={band}
              isSelected={step.bands.includes(band)}
              onChange={(isOn) => onChange({ bands: decidingBands.filter((one) => (one === band ? isOn : step.bands.includes(one))) })}
            >
              {bandTitles[band][language]}
            </Checkbox>
          ))}
        </Roles>
        <NamedPeople source={source} people={step.people} names={names} onNamed={onNamed} onChange={(people) => onChange({ people })} />
      </Who>
      {problem !== undefined && <Note variant="error">{problem}</Note>}
      {deciders && problem === undefined && <CaptionText>{text.canDecide({ count: deciders.people })}</CaptionText>}
      {deciders && problem === undefined && deciders.majorsWithout > 0 && (
        <CaptionText>
          {withLang(text.majorsWithout({ count: deciders.majorsWithout, names: deciders.majorNames ?? [] }), locale)}
        </CaptionText>
      )}
    </Step>
  );
}

const Step = styled.li`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space[3]};

  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Who = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Roles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[5]};
`;
