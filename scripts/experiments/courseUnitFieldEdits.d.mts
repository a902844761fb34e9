interface FieldEdit {
  file: string;
  mark: string;
  text: string;
  also?: [from: string, to: string][];
}

export const productEdits: FieldEdit[];
export const sampleEdits: FieldEdit[];
export function edited(edit: FieldEdit, before: string): string;
