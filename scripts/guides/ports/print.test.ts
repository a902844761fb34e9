import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Code } from './code';
import { printJson, printScript } from './print';

it('prints JSON and expressions that read as what they print', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(printJson(value))).toEqual(plain);
      // oxlint-disable-next-line no-new-func -- what is printed is to be run by whoever copies it
      const read: unknown = new Function(`return (${printScript(value)});`)();
      expect(JSON.parse(JSON.stringify(read))).toEqual(plain);
    }),
  );
});

it('breaks what is long into lines below its place, and writes code as it is', () => {
  expect(printScript({ file: new Code('new Blob([])'), note: undefined })).toBe('{ file: new Blob([]) }');
  expect(printScript(['一'.repeat(70), '二'.repeat(50)], '  ')).toBe(`[\n    '${'一'.repeat(70)}',\n    '${'二'.repeat(50)}'\n  ]`);
  expect(printJson({ file: new Code('new Blob([])') })).toBe('{ "file": null }');
});
