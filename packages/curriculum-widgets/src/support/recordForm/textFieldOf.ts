import type { FieldProblems } from './recordDesk';

interface OpenTexts<Name extends string> {
  values: Record<NoInfer<Name>, string>;
  set: (change: Record<string, string>) => void;
  problems: FieldProblems;
  isReadOnly?: boolean;
}

/** What a field for text needs of an open record: its words, what is wrong with them, and a way to change them. */
export function textFieldOf<Name extends string>({ values, set, problems, isReadOnly = false }: OpenTexts<Name>, name: Name) {
  return {
    value: values[name],
    isReadOnly,
    errorMessage: problems[name],
    onChange: (typed: string) => set({ [name]: typed }),
  };
}
