export function readTaken<Row>(file: string, machine: string): Map<string, Row[]>;
export function writeTaken<Row>(file: string, machine: string, taken: ReadonlyMap<string, readonly Row[]>): void;
