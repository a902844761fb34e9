import type { CourseImportPlan, ImportMode, MajorImportPlan, Relate, UndecidedSign } from '@college/curriculum-model';

/** Which workbook is imported: the major matrix, or the course matrix with its project matrices. */
export type ImportKind = 'major' | 'course';

/** What reading either workbook answers. */
export type ImportPlan = MajorImportPlan | CourseImportPlan;

/** The state of an import: no file yet, reading a file, its preview, or storing it. */
export type MatrixImportState = Chosen &
  (
    | { status: 'empty'; refusal: string | null }
    | { status: 'reading'; file: File; plan: ImportPlan | null }
    | { status: 'unread'; file: File; message: string }
    | { status: 'planned'; file: File; plan: ImportPlan; failure: string | null }
    | { status: 'applying'; file: File; plan: ImportPlan }
  );

/** What the person has decided; it outlives a reading. */
interface Chosen {
  kind: ImportKind;
  mode: ImportMode;
  signs: Readonly<Record<string, Relate>>;
  /** Every ambiguous sign of this file, resolved or not. */
  asked: readonly UndecidedSign[];
  /** What was decided of signs when the last result was read: it holds as long as that result is shown. */
  planSigns: Readonly<Record<string, Relate>>;
}

export type MatrixImportEvent =
  | { type: 'opened'; kind: ImportKind }
  | { type: 'kindChosen'; kind: ImportKind }
  | { type: 'fileRefused'; message: string }
  | { type: 'fileChosen'; file: File }
  | { type: 'modeChosen'; mode: ImportMode }
  | { type: 'signDecided'; sign: string; relate: Relate }
  | { type: 'readAgain' }
  | { type: 'stopped' }
  | { type: 'read'; plan: ImportPlan }
  | { type: 'readFailed'; message: string }
  | { type: 'applyStarted' }
  | { type: 'applyFailed'; message: string };

/** Before a file is chosen. */
export const noImport: MatrixImportState = {
  status: 'empty',
  refusal: null,
  kind: 'major',
  mode: 'append',
  signs: {},
  asked: [],
  planSigns: {},
};

/** Events that make no sense in the current state are ignored. */
export function matrixImportReducer(state: MatrixImportState, event: MatrixImportEvent): MatrixImportState {
  const { kind, mode, signs, asked, planSigns } = state;
  const chosen = { kind, mode, signs, asked, planSigns };
  switch (event.type) {
    case 'opened':
      return { ...noImport, kind: event.kind };
    case 'kindChosen':
      return state.status === 'empty' ? { ...chosen, kind: event.kind, status: 'empty', refusal: null } : state;
    case 'fileRefused':
      return state.status === 'applying' ? state : { ...chosen, status: 'empty', refusal: event.message };
    case 'fileChosen':
      if (state.status === 'applying') return state;
      return { kind, mode, signs: {}, asked: [], planSigns: {}, status: 'reading', file: event.file, plan: null };
    case 'modeChosen':
      return reread({ ...state, mode: event.mode });
    case 'signDecided':
      return reread({ ...state, signs: { ...signs, [event.sign]: event.relate } });
    case 'readAgain':
      return reread(state);
    case 'stopped':
      if (state.status !== 'reading') return state;
      return state.plan
        ? { ...chosen, mode: state.plan.mode, signs: planSigns, status: 'planned', file: state.file, plan: state.plan, failure: null }
        : { ...chosen, status: 'empty', refusal: null };
    case 'read':
      if (state.status !== 'reading') return state;
      return {
        ...chosen,
        asked: joined(asked, event.plan.undecided),
        planSigns: signs,
        status: 'planned',
        file: state.file,
        plan: event.plan,
        failure: null,
      };
    case 'readFailed':
      return state.status === 'reading' ? { ...chosen, status: 'unread', file: state.file, message: event.message } : state;
    case 'applyStarted':
      return state.status === 'planned' && canApply(state) ? { ...chosen, status: 'applying', file: state.file, plan: state.plan } : state;
    case 'applyFailed':
      return state.status === 'applying'
        ? { ...chosen, status: 'planned', file: state.file, plan: state.plan, failure: event.message }
        : state;
  }
}

/** How many cells an import would change. */
export function changeCount({ counts }: Pick<ImportPlan, 'counts'>): number {
  return counts.added + counts.changed + counts.removed;
}

/** Whether there is something to store and no sign is left to resolve. */
export function canApply(state: MatrixImportState): boolean {
  return state.status === 'planned' && state.plan.undecided.length === 0 && changeCount(state.plan) > 0;
}

/** A decision changes what the file would do, so it is read once more; the old result stays in sight meanwhile. */
function reread(state: MatrixImportState): MatrixImportState {
  if (state.status === 'empty' || state.status === 'applying') return state;
  const { kind, mode, signs, asked, planSigns, file } = state;
  return { kind, mode, signs, asked, planSigns, status: 'reading', file, plan: 'plan' in state ? state.plan : null };
}

function joined(asked: readonly UndecidedSign[], undecided: readonly UndecidedSign[]): UndecidedSign[] {
  return [...asked, ...undecided.filter(({ sign }) => !asked.some((one) => one.sign === sign))];
}
