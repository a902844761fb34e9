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

const question = page.getByText('What are points and KSA?');
const answer = page.getByText(/knowledge point of the course/);

async function open(matrix: ReactNode) {
  await renderUi(<ToastProvider>{matrix}</ToastProvider>, { locale: 'en-US' });
  await expect.element(page.getByRole('grid')).toBeVisible();
}

describe.each([true, false])('read-only: %s', (isReadOnly) => {
  const shared = { source: aMatrixCollege().matrices, courseId: 1004, isReadOnly };

  it.each([
    ['course', CourseMatrix],
    ['project', ProjectMatrix],
  ])('the %s matrix explains points and KSA', async (_, Matrix) => {
    await open(<Matrix {...shared} />);
    await expect.element(answer).not.toBeVisible();
    await question.click();
    await expect.element(answer).toBeVisible();
  });

  it('the major matrix, which has neither, does not', async () => {
    await open(<MajorMatrix {...shared} />);
    await expect.element(question).not.toBeInTheDocument();
  });

  it.each(['major', 'course', 'project'] as const)('the page does so beside its course and project matrix alone: %s', async (matrix) => {
    await open(<MatrixPage {...shared} canModify={!isReadOnly} defaultSelection={{ matrix }} />);
    if (matrix === 'major') await expect.element(question).not.toBeInTheDocument();
    else await expect.element(question).toBeVisible();
  });
});
