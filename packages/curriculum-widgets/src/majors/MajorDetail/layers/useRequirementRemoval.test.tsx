import { requirementsReducer, toRequirements, type RequireUse } from '@college/curriculum-model';
import { graduateRequires } from '@college/curriculum-model/fixtures';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { aCollege } from '../../../support/fakes/aCollege';
import { useRequirementRemoval } from './useRequirementRemoval';

const requirements = toRequirements(graduateRequires[1001]!.slice(0, 2));
const point = requirements[0]!.indicators[1]!;

/** A removal that was asked for, and whose answer is given by hand. */
async function asked(key: string, list = requirements) {
  const { majors: source } = aCollege();
  const answers: { answer: (use: RequireUse[]) => void; fail: () => void }[] = [];
  source.loadRequireUse.mockImplementation(
    () => new Promise((answer, reject) => answers.push({ answer, fail: () => reject(new Error('繁忙')) })),
  );
  const onAct = vi.fn();
  const hook = await renderHook((now = list) => useRequirementRemoval({ source, majorId: 1001, requirements: now, onAct }), {
    initialProps: list,
    wrapper: ({ children }) => (
      <UiProvider>
        <ToastProvider>{children}</ToastProvider>
      </UiProvider>
    ),
  });
  await hook.act(() => hook.result.current.ask(key));
  const settle = (act: (asked: (typeof answers)[number]) => void) => hook.act(async () => act(answers[0]!));
  return { hook, onAct, settle };
}

it('brings back an item with what was written while its dependents were loading', async () => {
  const { hook, onAct, settle } = await asked(point.key);
  await hook.rerender(requirementsReducer(requirements, { type: 'textChanged', key: point.key, field: 'description', text: '1.2 能求解' }));
  await settle(({ answer }) => answer([]));
  expect(onAct.mock.calls).toEqual([[{ type: 'removed', key: point.key }]]);
  await page.getByRole('button', { name: '撤销' }).click();
  expect(onAct.mock.lastCall).toEqual([
    { type: 'restored', item: { ...point, description: '1.2 能求解' }, index: 1, requirementKey: requirements[0]!.key },
  ]);
});

it('asks about a requirement that got indicator points meanwhile', async () => {
  const bare = requirements.map((requirement) => ({ ...requirement, indicators: [] }));
  const { key } = bare[0]!;
  const { hook, onAct, settle } = await asked(key, bare);
  await hook.rerender(requirementsReducer(bare, { type: 'indicatorsAdded', n: 1, requirementKey: key, texts: ['1.1 能求解'] }));
  await settle(({ answer }) => answer([]));
  expect(onAct).not.toHaveBeenCalled();
  expect(hook.result.current.asked?.item).toMatchObject({ key, indicators: [{ description: '1.1 能求解' }] });
});

it('says nothing of an item that is gone when the answer comes', async () => {
  const { hook, onAct, settle } = await asked(point.key);
  await hook.rerender(requirementsReducer(requirements, { type: 'removed', key: point.key }));
  await settle(({ fail }) => fail());
  expect(hook.result.current.asked).toBeNull();
  expect(onAct).not.toHaveBeenCalled();
});
