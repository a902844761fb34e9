// What PGlite's main loop throws after an SQL error, as a jump back to where the next message is read.
const jumpStatus = 100;

/**
 * Hears of whatever else the engine's main loop throws: a stack or a memory that ran over, a panic, an exit. PGlite 0.5.16 goes on after those as if
 * nothing had happened, on an engine that answers nothing sensible any more; PostgreSQL would start anew.
 * @param {import('@electric-sql/pglite').PGlite} engine
 * @param {(fault: unknown) => void} onFault
 */
export function hearOfFaults(engine, onFault) {
  const { Module } = engine;
  const step = Module._PostgresMainLoopOnce;
  Module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if (error?.status !== jumpStatus) onFault(error);
      throw error;
    }
  };
}
