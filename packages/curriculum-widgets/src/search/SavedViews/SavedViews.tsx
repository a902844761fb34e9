import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Bookmark } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { savedViewsMessages } from './messages';
import { NameView } from './NameView';
import { isSameView, mostViews, viewOf, withView, withViewAt } from './savedViewList';
import type { SavedView, SavedViewsSource, ViewParams } from './SavedViewsSource';
import { useSavedViews, useViewCounts } from './useSavedViews';
import { useViewFocus } from './useViewFocus';
import { ViewActs } from './ViewActs';
import { ViewLink } from './ViewLink';

export interface SavedViewsProps {
  /** Where the person's views are kept, and how many rows each shows. */
  source: SavedViewsSource;
  /** Views that everybody has; they come before the person's own. */
  fixedViews?: readonly SavedView[];
  /** What the list shows now. */
  params: ViewParams;
  /** The name that is offered for what is shown, made of its filter. */
  suggestedName?: string;
  /** The address of a view: by it a view opens in another tab and is handed on. */
  hrefOf: (params: ViewParams) => string;
  /** Shows a view in this list. */
  onShow: (params: ViewParams) => void;
  /** Another number has the rows counted again. */
  revision?: number;
  /** Goes to the root element. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLElement>;
}

/** Named ways to look at a list, above its toolbar: those that everybody has, the person's own, and the way to keep what is shown. Put it inside a `ToastProvider`. */
export function SavedViews({ source, fixedViews = [], params, suggestedName = '', hrefOf, onShow, revision, ...rest }: SavedViewsProps) {
  const text = useMessages(savedViewsMessages);
  const { showToast } = useToast();
  const { request, own, reload, keep } = useSavedViews(source);
  const [chosenName, setChosenName] = useState<string>();
  const actsRef = useRef<HTMLButtonElement>(null);
  const { viewsRef, saveRef, focusView } = useViewFocus();
  const [naming, setNaming] = useState<'save' | 'rename'>();
  const views = [...fixedViews, ...own];
  const counts = useViewCounts(source, { views, isReady: request.status !== 'loading', revision });
  const exact = views.find(({ name, params: its }) => name === chosenName && isSameView(its, params)) ?? viewOf(views, params);
  const current = exact ?? views.find(({ name }) => name === chosenName);
  const isOwn = current !== undefined && own.includes(current);

  async function keepNew(name: string) {
    const isKept = await keep((views) => withView(views, { name, params }));
    if (!isKept) return false;
    setChosenName(name);
    showToast({ type: 'success', message: text.saved, description: text.which({ name }) });
    return true;
  }

  async function rename(view: SavedView, name: string) {
    const isKept = await keep((views) => withView(views, { ...view, name }, view.name));
    if (isKept) setChosenName(name);
    return isKept;
  }

  async function update(view: SavedView) {
    if (!(await keep((views) => withView(views, { ...view, params })))) return;
    showToast({ type: 'success', message: text.saved, description: text.which({ name: view.name }) });
  }

  async function remove(view: SavedView) {
    const place = own.indexOf(view);
    if (!(await keep((views) => views.filter(({ name }) => name !== view.name)))) return;
    focusView(fixedViews.length + place);
    showToast({
      type: 'success',
      message: text.removed,
      description: text.which({ name: view.name }),
      action: { label: text.undo, onAction: () => void keep((views) => withViewAt(views, view, place)) },
    });
  }

  return (
    <Bar {...rest} aria-label={text.label}>
      <Views ref={viewsRef}>
        {views.map((view, place) => (
          // By its place: a view that gets another name keeps the button that the focus comes back to.
          <li key={place}>
            <ViewLink
              name={view.name}
              href={hrefOf(view.params)}
              count={counts.get(view.name)}
              isCurrent={view === current}
              isChanged={view === current && view !== exact}
              onShow={() => {
                setChosenName(view.name);
                onShow(view.params);
              }}
            />
            {view === current && isOwn && (
              <ViewActs
                ref={actsRef}
                name={view.name}
                onUpdate={exact ? undefined : () => void update(view)}
                onRename={() => setNaming('rename')}
                onRemove={() => void remove(view)}
              />
            )}
          </li>
        ))}
      </Views>
      {request.status === 'failed' && (
        <Failure role="alert">
          {text.failed}
          <Button variant="link" onPress={reload}>
            {text.retry}
          </Button>
        </Failure>
      )}
      {request.status === 'done' && !exact && (
        <Button ref={saveRef} variant="ghost" onPress={() => setNaming('save')}>
          <Icon of={Bookmark} />
          {text.saveAs}
        </Button>
      )}
      {naming === 'save' && (
        <NameView
          title={text.saveTitle}
          defaultName={suggestedName}
          taken={views.map(({ name }) => name)}
          refusal={own.length >= mostViews ? text.tooMany({ count: mostViews }) : undefined}
          onName={keepNew}
          onClose={() => setNaming(undefined)}
          // The button that opened it is gone where what shows is kept now, as the last view.
          onGone={() => focusView(Infinity)}
        />
      )}
      {naming === 'rename' && current && (
        <NameView
          title={text.renameTitle({ name: current.name })}
          defaultName={current.name}
          triggerRef={actsRef}
          taken={views.flatMap((view) => (view === current ? [] : view.name))}
          onName={(name) => rename(current, name)}
          onClose={() => setNaming(undefined)}
        />
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[4]};
  min-inline-size: 0;
  min-block-size: 36px;
  border-block-end: 1px solid ${tokens.color.border};
`;

const Views = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[6]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    min-inline-size: 0;
  }
`;

const Failure = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.danger};
`;
