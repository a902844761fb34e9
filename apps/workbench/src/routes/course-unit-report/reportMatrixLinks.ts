import type { SyllabusEditorProps } from '@college/curriculum-widgets/syllabus/SyllabusEditor';
import { matrixPath } from '../../search/coursePaths';

/** Where the matrices of a report are made: its project and point matrix are the workbench's course and project matrix (decision 98). */
export function reportMatrixLinks(place: { majorId?: number; courseId: number }): SyllabusEditorProps['matrixLinks'] {
  return {
    majorMatrix: matrixPath({ ...place, matrix: 'major' }),
    projectMatrix: matrixPath({ ...place, matrix: 'course' }),
    pointMatrix: matrixPath({ ...place, matrix: 'project' }),
  };
}
