import { Upload } from 'lucide-react';
import { useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { useObjectRef } from 'react-aria';
import {
  DropZone as AriaDropZone,
  isFileDropItem,
  type DropZoneProps as AriaDropZoneProps,
  Text,
  type DropItem,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { FileTrigger, useFileSorter, type FileSorterProps } from '../FileTrigger';
import { Icon } from '../icons';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { dropZoneMessages } from './messages';
import { useFilePaste } from './useFilePaste';
import { useZonePress } from './useZonePress';

export interface DropZoneProps
  extends Omit<AriaDropZoneProps, 'className' | 'style' | 'children' | 'render' | 'onDrop' | 'onSelect'>, FileSorterProps {
  /** What is to be dropped here, e.g. `课点模板`. */
  label: ReactNode;
  /** Help below, e.g. the accepted endings and the size. */
  description?: ReactNode;
  /**
   * Whether files pasted anywhere on the page come here too; inside the zone pasting always works.
   * @default false
   */
  acceptsPagePaste?: boolean;
  /** Word of the button that chooses, e.g. `选择图片`; “choose files” where absent. */
  chooseLabel?: ReactNode;
  /** Further actions, such as a `Button`, next to the one that chooses files. */
  actions?: ReactNode;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Goes to the root element. */
  style?: CSSProperties;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A place to drop, paste or choose files. What has the wrong type or size is refused before it is read. */
export function DropZone(props: DropZoneProps) {
  const {
    label,
    description,
    acceptsPagePaste = false,
    chooseLabel,
    actions,
    acceptedFileTypes,
    maxBytes,
    allowsMultiple,
    onSelect,
    onRefuse,
    ref,
    ...rest
  } = props;
  const text = useMessages(dropZoneMessages);
  const limits = { acceptedFileTypes, maxBytes, allowsMultiple };
  const take = useFileSorter({ ...limits, onSelect, onRefuse });
  const zoneRef = useObjectRef(ref);
  const actionsRef = useRef<HTMLDivElement>(null);
  useZonePress(zoneRef, actionsRef);
  useFilePaste({ zoneRef, scope: acceptsPagePaste ? 'page' : 'zone', isDisabled: rest.isDisabled }, take);

  async function handleDrop(items: readonly DropItem[]) {
    const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
    if (files.length > 0) take(files);
  }

  return (
    <Zone {...rest} ref={zoneRef} getDropOperation={() => 'copy'} onDrop={({ items }) => handleDrop(items)}>
      <Icon of={Upload} />
      <Text slot="label">{label}</Text>
      <Hint>{text.drop}</Hint>
      <Actions ref={actionsRef}>
        <FileTrigger {...limits} onSelect={onSelect} onRefuse={onRefuse} isDisabled={rest.isDisabled} size="small">
          {chooseLabel ?? (allowsMultiple ? text.chooseSeveral : text.choose)}
        </FileTrigger>
        {actions}
      </Actions>
      {description && <Hint>{description}</Hint>}
    </Zone>
  );
}

const Zone = styled(AriaDropZone)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[5]} ${tokens.space[4]};
  border: 1px dashed ${tokens.color.borderControl};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  text-align: center;
  outline: none;

  > svg {
    color: ${tokens.color.textMuted};
  }
  &[data-drop-target] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }
  &[data-disabled] {
    border-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textDisabled};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[2]};
  margin-block: ${tokens.space[1]};
`;

const Hint = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
