import {X} from 'lucide-react';
import type {ReactNode} from 'react';
import {Dialog as AriaDialog, Heading, Modal, ModalOverlay} from 'react-aria-components';
import {Button, IconButton} from './button.tsx';
import * as css from './dialog.css.ts';

interface OpenState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface DialogProps extends OpenState {
  title: string;
  width?: keyof typeof css.width;
  children: ReactNode;
}

/** A sheet over the page: at the bottom on phones, in the middle elsewhere. */
export function Dialog({title, width = 'narrow', children, ...open}: DialogProps) {
  return (
    <ModalOverlay {...open} isDismissable className={css.shade}>
      <Modal className={`${css.sheet} ${css.width[width]}`}>
        <AriaDialog className={css.dialog}>
          <Heading slot="title" level={2} className={css.title}>
            {title}
          </Heading>
          {children}
          <div className={css.close}>
            <IconButton label="Close" onPress={() => open.onOpenChange(false)}>
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export function DialogActions({children}: {children: ReactNode}) {
  return <div className={css.actions}>{children}</div>;
}

interface ConfirmDialogProps extends OpenState {
  title: string;
  message: ReactNode;
  /** What the pressing hand is about to do: "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  /** A third way out, between the two. */
  middle?: {label: string; onPress: () => void};
}

/** A question that must be answered before anything else goes on. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {title, message, confirmLabel, cancelLabel = 'Cancel', middle} = props;
  const {isOpen, onOpenChange, onConfirm, isBusy = false, isDangerous = false} = props;

  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={css.shade}>
      <Modal className={`${css.sheet} ${css.width.narrow}`}>
        <AriaDialog role="alertdialog" className={css.dialog}>
          <Heading slot="title" level={2} className={css.title}>
            {title}
          </Heading>
          <div className={css.message}>{message}</div>
          <div className={css.actions}>
            <Button tone="secondary" onPress={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            {middle && (
              <Button tone="secondary" onPress={middle.onPress}>
                {middle.label}
              </Button>
            )}
            <Button
              tone={isDangerous ? 'danger' : 'primary'}
              onPress={onConfirm}
              isPending={isBusy}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
