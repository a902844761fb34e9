import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { registerReactForm } from './useForm';

registerReactForm({
  Field: ({ field: { label, description, isRequired }, value, error, onChange }) => (
    <TextField
      {...{ isRequired, value, onChange }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      style={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      <Label>
        {label}
        {isRequired && <span aria-hidden>*</span>}
      </Label>
      <Input style={{ height: 30 }} />
      {description && !error && <Text slot="description">{description}</Text>}
      <FieldError>{error}</FieldError>
    </TextField>
  ),
});
