import { useState } from 'react';
import type { PointsSource } from '../../course-units/PointsUpload/PointsSource';

/** Whether a file is being read, whose points replace the list; until then the list is neither saved nor closed. Give `source` to the upload. */
export function useFileReading(source: PointsSource) {
  const [reading, setReading] = useState<File | null>(null);

  const whileReading: PointsSource = {
    async resolvePoints(request) {
      const { file, signal } = request;
      const end = () => setReading((now) => (now === file ? null : now));
      setReading(file);
      // A backend may go on after a stop.
      signal?.addEventListener('abort', end);
      try {
        return await source.resolvePoints(request);
      } finally {
        end();
      }
    },
    downloadTemplate: (template) => source.downloadTemplate(template),
  };
  return { isReading: reading !== null, source: whileReading };
}
