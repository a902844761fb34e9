import type { CampusProtocol, CampusProvider } from '@college/curriculum-model';
import { Checkbox } from '@college/ui/Checkbox';
import { useMessages } from '@college/ui/messages';
import { PasswordField } from '@college/ui/PasswordField';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { FormGrid } from '../../support/formSections/FormGrid';
import { FormSection } from '../../support/formSections/FormSection';
import { MutedText } from '../../support/textParts';
import type { FieldProblems } from '../../support/recordForm';
import { campusProvidersMessages } from './messages';
import { withProtocol, type ProviderValues } from './providerValues';
import { protocolNames } from './ProviderList';

/** What every part of the form is given. */
export interface ProviderFieldsProps {
  values: ProviderValues;
  problems: FieldProblems;
  change: (part: Partial<ProviderValues>) => void;
}

/** How the provider is reached and what it is called, and what it has to be told. */
export function ConnectionFields({ values, problems, change, stored }: ProviderFieldsProps & { stored: CampusProvider | null }) {
  const text = useMessages(campusProvidersMessages);
  const isOidc = values.protocol === 'oidc';
  return (
    <>
      <FormSection title={text.connection}>
        <FormGrid>
          <SegmentedControl
            label={text.protocol}
            value={values.protocol}
            onChange={(protocol) => change(withProtocol(values, protocol as CampusProtocol))}
          >
            <Segment value="cas">{protocolNames.cas}</Segment>
            <Segment value="oidc">{protocolNames.oidc}</Segment>
          </SegmentedControl>
          <TextField
            data-span="6"
            isRequired
            label={text.nameZh}
            value={values.name.zh}
            maxLength={40}
            onChange={(zh) => change({ name: { ...values.name, zh } })}
            errorMessage={problems['name.zh']}
          />
          <TextField
            data-span="6"
            isRequired
            label={text.nameEn}
            value={values.name.en}
            maxLength={40}
            onChange={(en) => change({ name: { ...values.name, en } })}
            errorMessage={problems['name.en']}
          />
          <TextField
            isRequired
            type="url"
            label={isOidc ? text.issuer : text.casAddress}
            description={isOidc ? text.issuerHelp : text.casHelp}
            value={values.address}
            maxLength={300}
            onChange={(address) => change({ address })}
            errorMessage={problems.address}
          />
          {isOidc && <ClientFields values={values} problems={problems} change={change} hasSecret={stored?.hasClientSecret ?? false} />}
          <Checkbox isSelected={values.isEnabled} onChange={(isEnabled) => change({ isEnabled })}>
            {text.isEnabled}
          </Checkbox>
        </FormGrid>
      </FormSection>
      <FormSection title={text.register}>
        {stored ? (
          <Addresses>
            <MutedText>{text.registerHint}</MutedText>
            <TextField isReadOnly label={isOidc ? text.returnOidc : text.returnCas} value={stored.returnAddress} />
            <TextField isReadOnly label={text.logoutAddress} value={stored.logoutAddress} />
          </Addresses>
        ) : (
          <MutedText>{text.registerLater}</MutedText>
        )}
      </FormSection>
    </>
  );
}

function ClientFields({ values, problems, change, hasSecret }: ProviderFieldsProps & { hasSecret: boolean }) {
  const text = useMessages(campusProvidersMessages);
  const isRemoved = values.clientSecret === '';
  return (
    <>
      <TextField
        data-span="6"
        isRequired
        label={text.clientId}
        value={values.clientId}
        maxLength={200}
        onChange={(clientId) => change({ clientId })}
        errorMessage={problems.clientId}
      />
      <TextField
        data-span="6"
        label={text.scopes}
        description={text.scopesHelp}
        value={values.scopes}
        maxLength={200}
        onChange={(scopes) => change({ scopes })}
        errorMessage={problems.scopes}
      />
      <PasswordField
        data-span="6"
        autoComplete="new-password"
        label={text.secret}
        description={hasSecret ? text.secretStored : text.secretNone}
        value={values.clientSecret ?? ''}
        maxLength={500}
        isDisabled={isRemoved}
        onChange={(typed) => change({ clientSecret: typed === '' ? undefined : typed })}
        errorMessage={problems.clientSecret}
      />
      {hasSecret && (
        <Beside data-span="6">
          <Checkbox isSelected={isRemoved} onChange={(isOn) => change({ clientSecret: isOn ? '' : undefined })}>
            {text.secretRemove}
          </Checkbox>
        </Beside>
      )}
    </>
  );
}

const Addresses = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

// In the middle of the box beside it, which has its label above.
const Beside = styled.div`
  padding-block-start: calc(${tokens.space[6]} + ${tokens.space[1]});
`;
