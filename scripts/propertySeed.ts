/** The seed of all property tests, so that two runs of one revision try the same; `npm run trust:properties` tries others. */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) });
