import {
  createMockBackend,
  createMockPorts,
  mockStateOf,
  type MockAnswers,
  type MockFailures,
  type MockPerson,
  type MockPorts,
  type MockState,
} from '@college/api-client/mock';
import { languageCodes, type CurriculumState, type EditionRef } from '@college/curriculum-model';
import { fn, type Mock } from 'storybook/test';

type Act = (...given: never[]) => unknown;
type Spied<Port> = { [Name in keyof Port]: Port[Name] extends Act ? Mock<Port[Name]> : Port[Name] };
type Spies = { [Name in keyof MockPorts]: Spied<MockPorts[Name]> };

/** The mock backend of a story or a test: each port is made of spies; rows, failures and answers are at hand. */
export interface College extends Spies {
  readonly state: MockState;
  readonly failures: MockFailures;
  readonly answers: MockAnswers;
  /** The curriculum of a side of a comparison, by the rows. */
  stateOf(ref: EditionRef): CurriculumState;
  /** The ports of somebody else, to save what the widget does not know of. */
  as(who: MockPerson['as']): MockPorts;
  /** For `beforeEach`: restores rows, failures, answers and spies, then prepares the story; replies come in its language. */
  serve(prepare?: (college: College) => void): (context?: { globals: Record<string, unknown> }) => void;
}

interface CollegeOptions {
  /** Who calls. @default 'collegeAdmin' */
  as?: MockPerson['as'];
  /** @default Chinese */
  language?: string;
  /** What every story or test of this college starts from. */
  prepare?: (college: College) => void;
}

/** Id of the first record that a story makes; those of its own rows are below. */
export const firstNewId = 20_001;

/** Starts a backend over the sample programme for one person. */
export function aCollege({ as, language = languageCodes.zh, prepare }: CollegeOptions = {}): College {
  const backend = createMockBackend({ now: () => new Date('2026-05-14T08:00:00+08:00'), firstId: firstNewId });
  const resets: (() => void)[] = [];
  let spoken = language;
  const portsOf = (who: MockPerson['as']) =>
    createMockPorts(backend, { as: who, language: () => spoken, save: () => undefined, open: () => undefined });

  function spied(act: Act) {
    const spy = fn(act);
    resets.push(() => spy.mockReset().mockImplementation(act));
    return spy;
  }

  const college = {
    ...mapValues(portsOf(as), (port) => mapValues(port, (act) => spied(act as Act))),
    state: backend.state,
    failures: backend.failures,
    answers: backend.answers,
    stateOf: (ref) => mockStateOf(backend.state, ref),
    as: portsOf,
    serve: (change) => (context) => {
      backend.reset();
      for (const reset of resets) reset();
      spoken = String(context?.globals.language ?? language);
      prepare?.(college);
      change?.(college);
    },
  } as College;
  prepare?.(college);
  return college;
}

function mapValues(record: object, change: (value: object) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value as object)]));
}
