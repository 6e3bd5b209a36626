import type {ReactNode} from 'react';
import {DropZone, type FileDropItem, FileTrigger, Text} from 'react-aria-components';
import {Button} from './button.tsx';
import * as css from './file-drop.css.ts';

interface FileDropProps {
  title: string;
  hint: string;
  buttonLabel: string;
  /** Endings and MIME types for the picker; what is dropped must be checked by the taker. */
  accept: readonly string[];
  isBusy?: boolean;
  onFile: (file: File) => void;
  icon?: ReactNode;
}

/** A place for one file: dropped, pasted or picked, so that nobody has to drag. */
export function FileDrop(props: FileDropProps) {
  const {title, hint, buttonLabel, accept, isBusy = false, onFile, icon} = props;

  return (
    <DropZone
      className={css.zone}
      isDisabled={isBusy}
      onDrop={({items}) => {
        const dropped = items.find((item): item is FileDropItem => item.kind === 'file');
        void dropped?.getFile().then(onFile);
      }}
    >
      {icon}
      <Text slot="label" className={css.title}>
        {title}
      </Text>
      <FileTrigger
        acceptedFileTypes={accept}
        onSelect={files => {
          const file = files?.item(0);
          if (file) onFile(file);
        }}
      >
        <Button tone="secondary" isPending={isBusy}>
          {buttonLabel}
        </Button>
      </FileTrigger>
      <p className={css.hint}>{hint}</p>
    </DropZone>
  );
}
