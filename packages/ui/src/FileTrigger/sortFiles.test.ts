import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortFiles } from './sortFiles';

const workbook = new File(['12345'], '课点.XLSX', { type: 'application/vnd.ms-excel' });
const picture = new File(['123'], '照片.png', { type: 'image/png' });
const script = new File(['1'], 'run.exe');

describe('sortFiles', () => {
  it.each([
    ['an ending in any case', { acceptedFileTypes: ['.xlsx'] }, [workbook], [workbook], []],
    ['a wrong ending', { acceptedFileTypes: ['.xlsx', '.csv'] }, [script], [], ['type']],
    ['a media type', { acceptedFileTypes: ['image/png'] }, [picture], [picture], []],
    ['a family of media types', { acceptedFileTypes: ['image/*'] }, [picture, workbook], [picture], ['type']],
    ['a size at the limit', { maxBytes: 5 }, [workbook], [workbook], []],
    ['a size over the limit', { maxBytes: 4 }, [workbook], [], ['size']],
    ['a second file where one is wanted', {}, [workbook, picture], [workbook], ['count']],
    ['a wrong file before a good one', { acceptedFileTypes: ['.png'] }, [script, picture], [picture], ['type']],
  ])('%s', (_, limits, files, accepted, reasons) => {
    const sorted = sortFiles(files, limits);
    expect(sorted.accepted).toEqual(accepted);
    expect(sorted.refused.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('loses no file, whatever is dropped', () => {
    const anyFiles = fc.array(fc.constantFrom(workbook, picture, script));
    fc.assert(
      fc.property(anyFiles, fc.boolean(), (files, allowsMultiple) => {
        const { accepted, refused } = sortFiles(files, { allowsMultiple, acceptedFileTypes: ['.xlsx', 'image/*'], maxBytes: 4 });
        expect(accepted.length + refused.length).toBe(files.length);
        if (!allowsMultiple) expect(accepted.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
