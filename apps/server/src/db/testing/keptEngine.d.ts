/** Compiles the embedded engine's program and holds it for this process. */
export declare function keepEngine(): Promise<void>;
