import { Form, Input } from 'antd';
import { registerReactForm } from './useForm';

registerReactForm({
  Field: ({ field: { id, label, description, isRequired }, value, error, onChange }) => (
    <Form.Item
      label={label}
      htmlFor={id}
      required={isRequired}
      extra={description}
      help={error}
      validateStatus={error ? 'error' : undefined}
      layout="vertical"
    >
      <Input id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    </Form.Item>
  ),
});
