/** The `trust:` suites about faults and growth as `npm test` runs them: a few rounds each, whose times are not held against bounds that mean something on a quiet machine only. */
import { bin } from './run.mjs';

// What the others look at is tried in the same way, in fewer rounds, by the server's own tests.
const suites = [
  ['kill', '--rounds', '1', '--engine', 'embedded'],
  ['stop', '--rounds', '1', '--people', '4', '--untimed'],
  ['faults', '--only', 'clock'],
  ['load', '--staff', '5', '--minutes', '0.4', '--untimed'],
  ['growth', '--times', '2', '--only', 'completion', '--untimed'],
];

/** Runs one after the other; resolves to whether none found a fault. */
export async function runTrustSuites(program) {
  let isGood = true;
  for (const [name, ...args] of suites) {
    console.log(`trust:${name} -- ${args.join(' ')}`);
    const isWithoutFault = await program(bin('tsx'), ['--conditions=@college/source', `e2e/trust/${name}.mjs`, ...args]);
    isGood &&= isWithoutFault;
  }
  return isGood;
}
