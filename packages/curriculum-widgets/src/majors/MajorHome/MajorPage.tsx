import type { CourseCard } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useCallback, useMemo, useState, type Dispatch } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import type { CardEntry } from '../CourseCard';
import { entryHref, isEntryOffered, withExportEntry } from './cardOffers';
import { CourseSection } from './CourseSection';
import { ExportMatrices } from './ExportMatrices';
import { MajorBanner } from './MajorBanner';
import { MajorHomeDialogs } from './MajorHomeDialogs';
import type { MajorHomeProps } from './MajorHomeProps';
import { courseIdOf, type MajorHomeEvent, type MajorHomeState } from './majorHomeState';
import { majorHomeMessages } from './messages';
import { SupportStrip } from './SupportStrip';
import { useCourseActs } from './useCourseActs';
import { useMajorSupport } from './useMajorSupport';
import { CaptionText } from '../../support/textParts';
import { UndoScope } from '../../support/undo';

interface MajorPageProps extends MajorHomeProps {
  state: Extract<MajorHomeState, { status: 'ready' }>;
  dispatch: Dispatch<MajorHomeEvent>;
  lang: string;
  onReload: () => void;
}

/** The page once the major is there. */
export function MajorPage(props: MajorPageProps) {
  const { source, majorId, user, hrefs, canModify = false, ownBy = 'name', canExport = true, state, dispatch } = props;
  const { completionSource, pointSource, onMenuAction, onAddCourse } = props;
  const text = useMessages(majorHomeMessages);
  const language = useLanguage();
  const { major, chosenId } = state;
  const cards = useMemo(
    () => (canExport ? state.cards.map((card) => withExportEntry(card, text.exportCourse)) : state.cards),
    [state.cards, canExport, text],
  );
  const { support, hasFailed } = useMajorSupport({ source, majorId, courseIds: state.cards.map(courseIdOf), language });
  const [indicatorId, setIndicatorId] = useState<number | null>(null);
  const indicator = support?.indicators.find(({ id }) => id === indicatorId);
  const { rootRef, searchRef, ...acts } = useCourseActs(props);
  const showAllSupports = () => {
    setIndicatorId(null);
    acts.focusSearch();
  };

  const offers = useCallback(
    (entry: CardEntry) => isEntryOffered(entry, { hrefs, completionSource, pointSource, onMenuAction }),
    [hrefs, completionSource, pointSource, onMenuAction],
  );
  const hrefOf = useCallback((entry: CardEntry, card: CourseCard) => entryHref(entry, card, { hrefs }), [hrefs]);
  const choose = useCallback((card: CourseCard) => dispatch({ type: 'chosen', courseId: courseIdOf(card) }), [dispatch]);
  const chosen = cards.find((card) => courseIdOf(card) === chosenId);

  return (
    <UndoScope undo={acts.undo}>
      <Banner>
        <MajorBanner
          {...{ major, cards }}
          indicatorCount={support && support.indicators.length}
          onOpenMajor={props.onOpenMajor}
          onOpenEditions={props.onOpenEditions}
          onOpenFindings={props.onOpenFindings}
          onFeedback={() => acts.setDialog({ kind: 'feedback' })}
        >
          {canExport && (
            <ExportMatrices
              {...{ source, majorId }}
              majorName={major.name}
              chosen={chosen ? { id: courseIdOf(chosen), name: chosen.self.label } : null}
              onUnchoose={() => dispatch({ type: 'chosen', courseId: null })}
              clock={props.clock}
            />
          )}
        </MajorBanner>
        {support && support.indicators.length > 0 && (
          <SupportStrip
            indicators={support.indicators}
            chosen={indicator}
            nameOf={(id) => state.cards.find((card) => courseIdOf(card) === id)?.self.label ?? ''}
            onChoose={setIndicatorId}
            onShowAll={showAllSupports}
            matrixHref={hrefs.majorMatrix}
            indicatorHref={hrefs.indicator}
          />
        )}
        {hasFailed && <CaptionText>{text.noSupportKnown}</CaptionText>}
      </Banner>
      <CourseSection
        {...{ cards, user, ownBy, rootRef, searchRef, chosenId, canModify, hrefOf }}
        storage={props.storage}
        indicator={indicator}
        onShowAllSupports={showAllSupports}
        undo={acts.undo}
        tableHref={hrefs.courseUnits}
        onAddCourse={major.edit ? onAddCourse : undefined}
        onFocusSearch={acts.focusSearch}
        firstSteps={props.firstSteps}
        majorMatrixHref={hrefs.majorMatrix}
        supports={support && support.courses}
        requirements={support && { count: support.requirementCount, indicatorCount: support.indicators.length }}
        onOpenMajor={major.edit ? props.onOpenMajor : undefined}
        courseHref={hrefs.course}
        isOffered={offers}
        onAction={acts.act}
        onChoose={canExport ? choose : undefined}
        random={props.random ?? Math.random}
      />
      <MajorHomeDialogs
        {...props}
        {...{ majorId, cards }}
        majorName={major.name}
        dialog={acts.dialog}
        onClose={acts.close}
        onRename={(renaming) => void acts.rename(renaming)}
        onSavingClose={acts.closeSaving}
        onDelete={acts.remove}
        onFail={acts.fail}
        onPointsSaved={acts.pointsSaved}
      />
    </UndoScope>
  );
}

const Banner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-end: ${tokens.space[5]};
  border-block-end: 1px solid ${tokens.color.border};
`;
