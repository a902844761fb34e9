import { styled } from 'styled-components';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import type { SavedViewsProps } from './SavedViews';

const savedViews = lazyPart(async () => (await import('./SavedViews')).SavedViews);

/** `SavedViews` for a page that does not wait for them: they come behind the list, into the room that is kept for them. */
export function LaterSavedViews(props: SavedViewsProps) {
  const { Part } = useLazyPart(savedViews);
  return <Room>{Part && <Part {...props} />}</Room>;
}

const Room = styled.div`
  min-inline-size: 0;
  min-block-size: 36px;
`;
