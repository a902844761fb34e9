import { renderUi } from '@college/ui/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aCollege } from '../../support/fakes/aCollege';
import { NamedPeople } from './NamedPeople';

it('leaves the focus where it is when the people change by something else', async () => {
  const college = aCollege();
  const source = { ...college.reviewSteps, listPeople: college.people.listPeople };
  function Page() {
    const [people, setPeople] = useState<number[]>([]);
    return (
      <>
        <NamedPeople source={source} people={people} names={new Map()} onNamed={() => undefined} onChange={setPeople} />
        <button type="button" onClick={() => setPeople([])}>
          放弃修改
        </button>
      </>
    );
  }
  const screen = await renderUi(<Page />);
  const field = screen.getByRole('combobox');
  await field.fill('李航');
  await screen.getByRole('option', { name: /李航/ }).click();
  const person = screen.getByRole('listitem');
  await expect.element(person).toBeVisible();
  await expect.element(field).toHaveFocus();
  const discard = screen.getByRole('button', { name: '放弃修改' });
  await discard.click();
  await expect.element(person).not.toBeInTheDocument();
  await expect.element(discard).toHaveFocus();
});
