import { FileTrigger as AriaFileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../Button';
import { useFileSorter, type FileSorterProps } from './useFileSorter';

export interface FileTriggerProps extends Omit<ButtonProps, 'onPress' | 'onSelect'>, FileSorterProps {}

/** A button that lets the user choose files. What has the wrong type or size is refused before it is read. */
export function FileTrigger({ acceptedFileTypes, maxBytes, allowsMultiple, onSelect, onRefuse, ...button }: FileTriggerProps) {
  const take = useFileSorter({ acceptedFileTypes, maxBytes, allowsMultiple, onSelect, onRefuse });
  return (
    <AriaFileTrigger
      acceptedFileTypes={acceptedFileTypes}
      allowsMultiple={allowsMultiple}
      onSelect={(files) => {
        if (files) take([...files]);
      }}
    >
      <Button {...button} />
    </AriaFileTrigger>
  );
}
