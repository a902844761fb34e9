export function readTaken<Row>(file: string, measured: string): Map<string, Row[]>;
export function writeTaken<Row>(file: string, measured: string, taken: ReadonlyMap<string, readonly Row[]>): void;
