import { samplePointKsa } from '@college/curriculum-model/fixtures';
import type { Ksa, PointKsa } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import { fakePoints } from './fakePoints';

/** The source of the popup's stories; `serve` gives each story a server of its own. */
export const source = {
  loadPoints: fn(),
  savePoints: fn(),
  saveKsa: fn(),
  resolvePoints: fn(),
  downloadTemplate: fn(),
};

/** Starts a story with these points on the server. */
export function serve(points: readonly PointKsa[] = samplePointKsa(1004), loose: readonly Ksa[] = []) {
  return () => {
    const server = fakePoints(points, loose);
    source.loadPoints.mockReset().mockImplementation(server.loadPoints);
    source.savePoints.mockReset().mockImplementation(server.savePoints);
    source.saveKsa.mockReset().mockImplementation(server.saveKsa);
    source.resolvePoints.mockReset().mockImplementation(server.resolvePoints);
    source.downloadTemplate.mockReset().mockImplementation(server.downloadTemplate);
  };
}
