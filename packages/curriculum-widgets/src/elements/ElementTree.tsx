import { Loading } from '@college/ui/Loading';
import type { MessageOverrideValues } from '@college/ui/messages';
import { UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { createElement, Suspense } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import type { ElementDefinition } from './definition';
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

function Widget({ definition, props }: Pick<ElementTreeProps, 'definition' | 'props'>) {
  return createElement(widgetOf(definition), props);
}

/** Everything that an element draws: its widget with theme, language, toasts, and words for the case that it breaks. */
export function ElementTree({ definition, settings, messages, styles, props, onError }: ElementTreeProps) {
  const { root: _root, ...looks } = settings;
  const tree = (
    <UiProvider {...looks} messages={messages}>
      <ToastProvider>
        <WidgetBoundary onError={onError} onRetry={() => forgetWidget(definition)}>
          <Suspense fallback={<Loading />}>
            <Widget definition={definition} props={props} />
          </Suspense>
        </WidgetBoundary>
      </ToastProvider>
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
