import { renderUi } from '@college/ui/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { never } from '../../course-units/fakes/never';
import { anImageFile } from '../../feedback/fakes/images';
import { CoverField } from './CoverField';

afterEach(() => vi.restoreAllMocks());

it('is busy from the choice of a file on', async () => {
  vi.spyOn(window, 'createImageBitmap').mockImplementation(never);
  const onBusyChange = vi.fn();
  const screen = await renderUi(
    <CoverField value="" onChange={() => {}} onBusyChange={onBusyChange} isReadOnly={false} reportName="报告" />,
  );
  await userEvent.upload(screen.container.querySelector<HTMLInputElement>('input[type="file"]')!, await anImageFile('a.png'));
  await expect.poll(() => onBusyChange.mock.calls).toEqual([[true]]);
});
