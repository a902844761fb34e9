import { TextField } from '@college/ui/TextField';
import { UiProvider } from '@college/ui/theme';
import { registerReactForm } from './useForm';

registerReactForm({
  App: UiProvider,
  Field: ({ field: { label, description, isRequired }, value, error, onChange }) => (
    <TextField {...{ label, description, isRequired, value, onChange }} errorMessage={error} />
  ),
});
