import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { FileTrigger } from './FileTrigger';

conformance(<FileTrigger acceptedFileTypes={['.xlsx']}>上传模板</FileTrigger>);

it('refuses a wrong ending with a sentence and takes the right one', async () => {
  const onSelect = vi.fn();
  const onRefuse = vi.fn();
  const { container } = await renderUi(
    <FileTrigger acceptedFileTypes={['.xlsx', '.csv']} allowsMultiple onSelect={onSelect} onRefuse={onRefuse}>
      上传模板
    </FileTrigger>,
  );
  const good = new File(['1'], '课点.xlsx');
  const bad = new File(['1'], '课点.pdf');
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, [good, bad]);
  expect(onSelect.mock.calls[0]![0].map(({ name }: File) => name)).toEqual(['课点.xlsx']);
  expect(onRefuse.mock.calls[0]![0][0]).toMatchObject({ reason: 'type', message: '「课点.pdf」不能在这里使用，请选择 .xlsx、.csv 文件。' });
});
