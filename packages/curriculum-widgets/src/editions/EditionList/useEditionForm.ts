import { useRef, useState } from 'react';
import { problemsOf, valuesOf, wishOf, type DescribedEdition, type EditionProblems, type FormOptions } from './editionForm';

const none: EditionProblems = {};

/** The fields of a dialog about a draft; problems show once somebody wanted to save. */
export function useEditionForm(edition?: DescribedEdition, options?: FormOptions) {
  const [values, setValues] = useState(() => valuesOf(edition));
  const [isChecked, setChecked] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const problems = problemsOf(values, options);
  return {
    fields: { values, problems: isChecked ? problems : none, onChange: setValues, nameRef },
    /** What is to be sent; nothing while a field is wrong, which then says so. */
    check() {
      const isRight = Object.keys(problems).length === 0;
      setChecked(!isRight);
      if (problems.name) nameRef.current?.focus();
      return isRight ? wishOf(values) : undefined;
    },
  };
}
