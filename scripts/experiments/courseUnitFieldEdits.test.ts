import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { edited, productEdits, sampleEdits } from './courseUnitFieldEdits.mjs';

it.each([...productEdits, ...sampleEdits])('finds where a field is added in $file', (edit) => {
  expect(edited(edit, readFileSync(edit.file, 'utf8'))).toContain(edit.text);
});
