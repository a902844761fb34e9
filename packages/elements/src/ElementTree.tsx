import { Loading } from '@college/ui/Loading';
import type { MessageOverrideValues } from '@college/ui/messages';
import { UiProvider } from '@college/ui/theme';
import { createElement, Suspense } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import type { ElementDefinition } from './definition';
import { NotLoaded } from './NotLoaded';
import type { Settings } from './settings';
import { WidgetBoundary } from './WidgetBoundary';
import { forgetWidget, widgetOf } from './widgetOf';

export interface ElementTreeProps {
  definition: ElementDefinition;
  settings: Settings;
  messages?: MessageOverrideValues;
  /** Where the styles go; absent in the light tree. */
  styles?: HTMLElement;
  props: Readonly<Record<string, unknown>>;
  onError: (error: unknown) => void;
}

function Widget({ definition, ...rest }: Pick<ElementTreeProps, 'definition' | 'props' | 'onError'>) {
  return createElement(widgetOf(definition), rest);
}

/** Everything that an element draws: its widget with theme and language, and words for the case that it does not arrive. */
export function ElementTree({ definition, settings, messages, styles, props, onError }: ElementTreeProps) {
  const { root: _root, ...looks } = settings;
  const tree = (
    <UiProvider {...looks} messages={messages}>
      <WidgetBoundary
        onError={onError}
        onRetry={() => forgetWidget(definition)}
        fallback={(_error, retry) => <NotLoaded onRetry={retry} />}
      >
        <Suspense fallback={<Loading />}>
          <Widget definition={definition} props={props} onError={onError} />
        </Suspense>
      </WidgetBoundary>
    </UiProvider>
  );
  if (!styles) {
    return (
      <>
        <LightStyle $tag={definition.tag} />
        {tree}
      </>
    );
  }
  return (
    <StyleSheetManager target={styles}>
      <ShadowStyle />
      {tree}
    </StyleSheetManager>
  );
}

const LightStyle = createGlobalStyle<{ $tag: string }>`
  :where(${({ $tag }) => $tag}) { display: block; }
`;

/* Stops inheritance of the page's universal rules at the root; visibility remains the page's. */
const ShadowStyle = createGlobalStyle`
  :host { display: block; }
  [data-college-form], [data-college-place] { all: initial; display: block; visibility: inherit; pointer-events: inherit; }
  /* React Aria writes this into the head of the document, which does not reach here. */
  @layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }
`;
