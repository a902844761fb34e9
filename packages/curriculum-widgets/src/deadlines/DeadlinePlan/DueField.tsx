import { TextField } from '@college/ui/TextField';
import { useState } from 'react';

interface DueFieldProps {
  label: string;
  /** A day, as `2026-12-01`. */
  value: string;
  onChange: (day: string) => void;
}

/** A day that is always given. While one is typed digit by digit the field of the browser is empty at times; the day stays then, and shows again when the field is left. */
export function DueField({ label, value, onChange }: DueFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <TextField
      label={label}
      type="date"
      value={isEmpty ? '' : value}
      onBlur={() => setEmpty(false)}
      onChange={(day) => {
        setEmpty(day === '');
        if (day !== '') onChange(day);
      }}
    />
  );
}
