import {
  placementKey,
  pointById,
  projectById,
  taskGoalsOf,
  textOf,
  columnAt,
  type LinkedMatrices,
  type PlacementSuggestion,
} from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useLanguage } from '../../support/useLanguage';
import type { CellAt } from '../MatrixGrid';
import { supportSuggestionsMessages } from './messages';
import { itemOf } from './placementItems';
import type { SuggestionWords } from './SuggestionEntry';
import { SuggestionList } from './SuggestionList';
import { cellOfPlacement, type PlacementSuggestionsState } from './usePlacementSuggestions';

/** What the panel of suggestions beside the course or a project matrix needs to know. */
export interface PlacementListProps {
  matrices: LinkedMatrices;
  suggestions: PlacementSuggestionsState;
  /** The cell with the ring. */
  cell: CellAt | null;
  /** An entry was pressed. */
  onSelect: (one: PlacementSuggestion) => void;
}

/** The suggestions for the course or the project matrices: the point or KSA item, where it would stand, and why. */
export function PlacementList({ matrices, suggestions, cell, onSelect }: PlacementListProps) {
  const text = useMessages(supportSuggestionsMessages);
  const language = useLanguage();

  function wordsOf(one: PlacementSuggestion): SuggestionWords {
    const { relate, score, terms, origins, isOwnKsa, elsewhere } = one;
    const { code, label } = itemOf(matrices, one, language);
    const point = pointById(matrices, one.pointId);
    const majors = [...new Set(elsewhere.map(({ majorName }) => majorName))];
    return {
      subject: one.ksaId === null ? label : `${code} ${label}`,
      object: columnCode(matrices, one),
      relate,
      isChange: false,
      score,
      terms,
      origins: origins.map(({ kind, id, text: words }) => ({ key: `${kind} ${id}`, kind: text[kind], words })),
      facts: [
        ...(one.ksaId === null ? [] : [{ name: text.project, words: chapterName(one) }]),
        ...(isOwnKsa && point ? [{ name: text.because, words: text.ofPoint({ point: textOf(point, 'title', language) }) }] : []),
        ...(majors.length > 0 ? [{ name: text.elsewhere, words: text.inMajors({ names: majors }) }] : []),
      ],
    };
  }

  function chapterName({ projectId }: PlacementSuggestion) {
    const project = projectById(matrices, projectId);
    return project ? textOf(project, 'name', language) : '';
  }

  return (
    <SuggestionList
      {...{ suggestions, cell, wordsOf, onSelect }}
      keyOf={placementKey}
      cellOf={cellOfPlacement}
      nothing={{ title: text.nonePlaced, hint: text.nonePlacedHint }}
    />
  );
}

/** G3, T1: what heads the column of its cell. */
function columnCode(matrices: LinkedMatrices, { projectId, goalId, taskGoalId }: PlacementSuggestion): string {
  if (taskGoalId === null) return columnAt(matrices, goalId)?.code ?? '';
  return `T${taskGoalsOf(matrices, projectId).findIndex(({ id }) => id === taskGoalId) + 1}`;
}
