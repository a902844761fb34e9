import { Fragment, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { registerForm } from './contender';
import { faultOf, fields, type BenchField } from './fields';

export interface FieldProps {
  field: BenchField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

interface ReactForm {
  Field: ComponentType<FieldProps>;
  /** What an app has around all its pages, before a form opens. */
  App?: ComponentType<{ children: ReactNode }>;
}

/** Registers a controlled form written with React: its values are the state of the form, and each field is told what to do anew, as most forms are written. */
export function registerReactForm({ Field, App = Fragment }: ReactForm) {
  let open: (isOpen: boolean) => void;
  function Form() {
    const [values, setValues] = useState<Record<string, string>>(() => Object.fromEntries(fields.map(({ id, value }) => [id, value])));
    return (
      <form>
        {fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            value={values[field.id]!}
            error={faultOf(field, values[field.id]!)}
            onChange={(value) => setValues((known) => ({ ...known, [field.id]: value }))}
          />
        ))}
      </form>
    );
  }
  function Page() {
    const [isOpen, setOpen] = useState(false);
    useLayoutEffect(() => {
      open = setOpen;
    }, []);
    return <App>{isOpen && <Form />}</App>;
  }
  registerForm({
    prepare: (host) => flushSync(() => createRoot(host).render(<Page />)),
    mount: () => open(true),
  });
}
