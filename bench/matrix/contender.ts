import { makeMatrix, type BenchMatrix, type Relate } from './values';

/** What a page offers: it mounts a matrix into a host of fixed size, and changes one cell with all counts that follow. */
export interface Contender {
  /** Puts up the app in which the matrix opens, where there is one; this is not measured. */
  prepare?: (host: HTMLElement) => void;
  mount: (host: HTMLElement, matrix: BenchMatrix) => void;
  change: (row: number, column: number, relate: Relate) => void;
}

declare global {
  interface Window {
    matrix: {
      prepare: (rows: number, columns: number) => void;
      mount: () => void;
      change: (row: number, column: number, relate: Relate) => void;
    };
  }
}

/** Registers a page's matrix under the one name that the runner knows. */
export function registerContender({ prepare, mount, change }: Contender) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 1400px; height: 800px; overflow: hidden';
  document.body.append(host);
  let matrix: BenchMatrix | undefined;
  window.matrix = {
    prepare(rows, columns) {
      matrix = makeMatrix(rows, columns);
      prepare?.(host);
    },
    mount() {
      if (!matrix) throw new Error('bench/matrix: there is no matrix to mount. Call prepare first.');
      mount(host, matrix);
    },
    change,
  };
}
