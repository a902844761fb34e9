import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CourseMatrix } from '../CourseMatrix';
import { aMatrixCollege } from '../fakes/aMatrixCollege';
import { MajorMatrix } from '../MajorMatrix';
import { MatrixPage } from '../MatrixPage';
import { ProjectMatrix } from '../ProjectMatrix';

const names = ['point', 'KSA', 'indicator point'];

async function open(matrix: ReactNode) {
  await renderUi(<ToastProvider>{matrix}</ToastProvider>, { locale: 'en-US' });
  await expect.element(page.getByRole('grid')).toBeVisible();
}

/** The words of the foot that open their meaning. */
const hinted = () => names.filter((name) => page.getByRole('button', { name, exact: true }).query() !== null);

describe.each([true, false])('read-only: %s', (isReadOnly) => {
  const shared = { source: aMatrixCollege().matrices, courseId: 1004, isReadOnly };

  it.each([
    ['course', CourseMatrix],
    ['project', ProjectMatrix],
  ])('the %s matrix explains points and KSA', async (_, Matrix) => {
    await open(<Matrix {...shared} />);
    await expect.poll(hinted).toEqual(['point', 'KSA']);
    await page.getByRole('button', { name: 'point', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Point' })).toHaveTextContent('knowledge point of the course');
  });

  it('the major matrix, which has neither, explains indicator points', async () => {
    await open(<MajorMatrix {...shared} />);
    await expect.poll(hinted).toEqual(['indicator point']);
  });

  it('the legend explains strong support', async () => {
    await open(<MajorMatrix {...shared} />);
    await page.getByRole('toolbar').getByRole('button', { name: 'Strong support' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Strong support' })).toHaveTextContent('main basis');
  });

  it.each(['major', 'course', 'project'] as const)('the page explains the words of the matrix on show: %s', async (matrix) => {
    await open(<MatrixPage {...shared} canModify={!isReadOnly} defaultSelection={{ matrix }} />);
    await expect.poll(hinted).toEqual(matrix === 'major' ? ['indicator point'] : ['point', 'KSA']);
  });
});
