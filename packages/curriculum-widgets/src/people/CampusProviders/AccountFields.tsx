import type { CampusAttributes, CampusProvider } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { useMessages } from '@college/ui/messages';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { FormGrid } from '../../support/formSections/FormGrid';
import { FormSection } from '../../support/formSections/FormSection';
import { Caption, MutedText } from '../../support/textParts';
import type { ProviderFieldsProps } from './ConnectionFields';
import { campusProvidersMessages } from './messages';

const attributeNames = ['userName', 'email', 'emailVerified', 'staffNumber'] as const satisfies readonly (keyof CampusAttributes)[];

/** What a first sign-in does, and the attributes that say who somebody is. */
export function AccountFields({ values, problems, change }: ProviderFieldsProps) {
  const text = useMessages(campusProvidersMessages);
  return (
    <>
      <FormSection title={text.accounts}>
        <Choices>
          <RadioGroup
            label={text.joinBy}
            value={values.joinBy}
            onChange={(joinBy) => change({ joinBy: joinBy as CampusProvider['joinBy'] })}
          >
            <Radio value="email">{text.byEmail}</Radio>
            <Radio value="staffNumber">{text.byStaffNumber}</Radio>
            <Radio value="nothing">{text.byNothing}</Radio>
          </RadioGroup>
          <div>
            <Checkbox isSelected={values.createsAccounts} onChange={(createsAccounts) => change({ createsAccounts })}>
              {text.createsAccounts}
            </Checkbox>
            <Caption as="p">{text.createsHelp}</Caption>
          </div>
          <div>
            <Checkbox isSelected={values.hasOwnSecondFactor} onChange={(hasOwnSecondFactor) => change({ hasOwnSecondFactor })}>
              {text.hasOwnSecondFactor}
            </Checkbox>
            <Caption as="p">{text.ownFactorHelp}</Caption>
          </div>
        </Choices>
      </FormSection>
      <FormSection title={text.attributes}>
        <FormGrid>
          <MutedText>{text.attributesHint}</MutedText>
          {attributeNames.map((name) => (
            <TextField
              key={name}
              data-span="6"
              label={text[name]}
              description={name === 'emailVerified' ? text.verifiedHelp : undefined}
              value={values.attributes[name]}
              maxLength={100}
              onChange={(typed) => change({ attributes: { ...values.attributes, [name]: typed } })}
              errorMessage={problems[`attributes.${name}`]}
            />
          ))}
        </FormGrid>
      </FormSection>
    </>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  p {
    margin: 0;
    padding-inline-start: ${tokens.space[6]};
  }
`;
