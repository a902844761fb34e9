import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { tokens } from '@college/ui/theme';
import { useRef, useState, type ClipboardEvent, type DragEvent, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface DropAreaProps {
  /** What to do here: the name of the area's button, and shown while a file is above it. */
  hint: string;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/**
 * A list that files are dropped on, or pasted into. A button out of sight holds the focus for pasting, and chooses a file when pressed. React Aria's zone is not
 * used: what it needs for dragging by keyboard, which nothing on a page with this list does, is 6 kB of its first load.
 */
export function DropArea({ hint, isDisabled, onFiles, children }: DropAreaProps) {
  const areaRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  // A drag enters an inner element before it leaves the outer one.
  const entered = useRef(new Set<EventTarget>());
  const [isTarget, setTarget] = useState(false);

  function track(change: (targets: Set<EventTarget>) => void) {
    change(entered.current);
    for (const one of entered.current) if (one instanceof Node && !one.isConnected) entered.current.delete(one);
    setTarget(entered.current.size > 0);
  }

  function handleDragOver(event: DragEvent) {
    // Else the browser would leave the page to show the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    track((targets) => targets.clear());
    take(event.dataTransfer);
  }

  function handlePaste(event: ClipboardEvent) {
    event.preventDefault();
    take(event.clipboardData);
  }

  function take({ files }: DataTransfer) {
    if (!isDisabled && files.length > 0) onFiles([...files]);
  }

  function handleClick({ target, currentTarget }: MouseEvent) {
    // A click in a window that was opened from inside arrives here as well.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (!target.closest('a, button, input, textarea, select, label, [contenteditable], [tabindex]'))
      buttonRef.current?.focus({ preventScroll: true });
  }

  return (
    <Area
      ref={areaRef}
      data-hint={hint}
      data-drop-target={(isTarget && !isDisabled) || undefined}
      onDragEnter={(event) => track((targets) => targets.add(event.target))}
      onDragLeave={(event) => track((targets) => targets.delete(event.target))}
      onDragOver={handleDragOver}
      onDrop={handleDrop}
      onClick={handleClick}
    >
      <VisuallyHidden>
        <button
          ref={buttonRef}
          type="button"
          aria-label={hint}
          disabled={isDisabled}
          onPaste={handlePaste}
          onClick={() => areaRef.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
        />
      </VisuallyHidden>
      {children}
    </Area>
  );
}

const Area = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  border-radius: ${tokens.radius.control};

  &[data-drop-target] {
    outline: 2px dashed ${tokens.color.accent};
    outline-offset: ${tokens.space[2]};
    background: ${tokens.color.accentSoft};
  }
  &[data-drop-target]::after {
    content: attr(data-hint);
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: ${tokens.space[2]};
    color: ${tokens.color.accent};
  }
  &:has(> :first-child > button:focus-visible) {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: ${tokens.space[2]};
  }
`;
