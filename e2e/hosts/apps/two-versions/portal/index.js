/** What the portal of the college gives its pages, with a version of the widgets of its own. */
import { MajorMatrix } from '@college/curriculum-widgets/matrices/MajorMatrix';
import { ToastProvider } from '@college/ui/Toast';
import { UiProvider } from '@college/ui/theme';
import { createElement } from 'react';

export { MajorMatrix };

export function PortalFrame({ children, ...looks }) {
  return createElement(UiProvider, looks, createElement(ToastProvider, null, children));
}
