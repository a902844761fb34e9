/** A WebAssembly.Module, which the server's types do not know. */
export function engineProgram(): Promise<object>;
