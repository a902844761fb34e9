import type { Completion, CompletionItem, CourseCheck } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { saveFile, type DownloadedFile } from '../core/download';
import { checkCourse, exportCompletion, getCompletion, listCompletionItems } from './completion.contract';

/** The completion of a course, for the completion popup and the data-check panel. `save` downloads the report. */
export function createCompletion(client: Client, { save = saveFile }: { save?: (file: DownloadedFile) => void } = {}) {
  return {
    loadCompletion(courseId: number, { signal }: Cancellable = {}): Promise<Completion> {
      return client.call(getCompletion, { query: { courseid: courseId }, signal });
    },
    listCompletionItems(courseId: number, { signal }: Cancellable = {}): Promise<CompletionItem[]> {
      return client.call(listCompletionItems, { query: { courseid: courseId }, signal });
    },
    checkCourse(courseId: number, { signal }: Cancellable = {}): Promise<CourseCheck> {
      return client.call(checkCourse, { query: { courseid: courseId }, signal });
    },
    async exportCompletion(courseId: number, { signal }: Cancellable = {}): Promise<void> {
      save(await client.download(exportCompletion, { query: { courseid: courseId }, signal }));
    },
  };
}

export type CompletionCalls = ReturnType<typeof createCompletion>;
