import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons';
import { useLocale, withLang } from '../messages';
import { tokens } from '../theme';
import { VisuallyHidden } from '../VisuallyHidden';
import { CascaderLayer } from './CascaderLayer';
import { CascaderPanel } from './CascaderPanel';
import { CascaderBox } from './cascaderParts';
import type { CascaderNode, CascaderPath } from './cascaderTree';
import { placeBeside, type LayerPlace } from './layerPlace';
import type { CascaderText } from './messages';
import type { FindPaths } from './useCascaderResults';
import type { LazyChildren } from './useLazyChildren';

interface CascaderTriggerProps {
  fieldProps: ComponentPropsWithoutRef<'button'>;
  /** How the layer is called. */
  name: string;
  /** The chosen path as it is shown, perhaps cut, and the whole. */
  shown: string;
  full: string;
  placeholder: string;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  isDisabled: boolean | undefined;
  isQuiet: boolean | undefined;
  text: CascaderText;
  nodes: readonly CascaderNode[];
  value: CascaderPath;
  lazy: LazyChildren;
  canLoad: boolean;
  canChooseBranch: boolean;
  isSearchable: boolean;
  cutLabel?: ((label: string) => string) | undefined;
  findPaths: FindPaths | undefined;
  onChoose: (along: readonly CascaderNode[]) => void;
}

/** The button that shows the path, and its layer. Opening renders these two and nothing else of the field. */
export function CascaderTrigger(props: CascaderTriggerProps) {
  const { fieldProps, name, shown, full, placeholder, isRequired, isInvalid, isDisabled, isQuiet, onChoose, ...panel } = props;
  const { locale } = useLocale();
  const baseId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  // The position of the open layer: measured before anything renders, when it forces no layout.
  const [place, setPlace] = useState<LayerPlace | null>(null);
  const isOpen = place !== null;
  const close = () => setPlace(null);

  function open() {
    const trigger = triggerRef.current;
    if (trigger) setPlace(placeBeside(trigger.getBoundingClientRect(), window.innerHeight));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <CascaderBox
        {...fieldProps}
        as="button"
        ref={triggerRef}
        type="button"
        role="combobox"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${baseId}-panel` : undefined}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        data-part="trigger"
        data-quiet={isQuiet || undefined}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        title={full || undefined}
        onClick={isOpen ? close : open}
        onKeyDown={handleKeyDown}
      >
        {full ? (
          <>
            <Path aria-hidden={shown === full ? undefined : true}>{withLang(shown, locale)}</Path>
            {shown !== full && <VisuallyHidden>{withLang(full, locale)}</VisuallyHidden>}
          </>
        ) : (
          <Path data-placeholder="">{withLang(placeholder, locale)}</Path>
        )}
        <Icon of={ChevronDown} />
      </CascaderBox>
      {place && (
        <CascaderLayer id={`${baseId}-panel`} aria-label={name} {...{ triggerRef, place }} text={panel.text} onMoved={open} onClose={close}>
          <CascaderPanel
            {...panel}
            baseId={baseId}
            onChoose={(along, isEnd = true) => {
              onChoose(along);
              if (isEnd) close();
            }}
          />
        </CascaderLayer>
      )}
    </>
  );
}

const Path = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* A message instead of the value, such as why there is none, is shown nowhere else. */
  &[data-placeholder] {
    color: ${tokens.color.textPlaceholder};
    white-space: normal;
  }
`;
