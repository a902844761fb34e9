import { useId } from 'react';
import { registerReactForm } from './useForm';

registerReactForm({
  Field: function Plain({ field: { label, description, isRequired }, value, error, onChange }) {
    const id = useId();
    return (
      <div style={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <label htmlFor={id}>
          {label}
          {isRequired && <span aria-hidden>*</span>}
        </label>
        <input
          id={id}
          required={isRequired}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-words`}
          style={{ height: 30 }}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <span id={`${id}-words`}>{error ?? description}</span>
      </div>
    );
  },
});
