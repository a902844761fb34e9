import type { IStylesOptions } from 'docx';

/** 宋体 for Chinese and Times New Roman for Latin, both named and none embedded. */
const serif = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体', cs: 'Times New Roman' } as const;

const heading = { basedOn: 'Normal', next: 'Normal', quickFormat: true } as const;

/** Styles by their sizes in half points: 小二, 四号, 小四, 五号, 小五. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: serif, size: 21, language: { value: 'en-US', eastAsia: 'zh-CN' } },
      paragraph: { spacing: { line: 340 } },
    },
    title: { run: { font: serif, size: 36, bold: true }, paragraph: { alignment: 'center', spacing: { after: 80, line: 520 } } },
    heading1: { run: { font: serif, size: 28, bold: true }, paragraph: { spacing: { before: 320, after: 120 }, keepNext: true } },
    heading2: { run: { font: serif, size: 24, bold: true }, paragraph: { spacing: { before: 200, after: 80 }, keepNext: true } },
  },
  paragraphStyles: [
    { id: 'Label', name: 'Label', ...heading, run: { bold: true }, paragraph: { spacing: { before: 140 }, keepNext: true } },
    {
      id: 'TableCaption',
      name: 'Table Caption',
      ...heading,
      run: { bold: true },
      paragraph: { spacing: { before: 180, after: 40 }, keepNext: true },
    },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 18 }, paragraph: { spacing: { line: 260 } } },
    { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: 18 }, paragraph: { spacing: { before: 60, line: 280 } } },
    { id: 'Space', name: 'Space', basedOn: 'Normal', run: { size: 8 }, paragraph: { spacing: { line: 160, lineRule: 'exact' } } },
    { id: 'Signature', name: 'Signature Line', basedOn: 'Normal', paragraph: { spacing: { before: 240 } } },
    { id: 'Running', name: 'Running', basedOn: 'Normal', run: { size: 18 }, paragraph: { alignment: 'center' } },
  ],
};
