import {X} from 'lucide-react';
import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import {Button, IconButton} from './button.tsx';
import * as css from './toast.css.ts';
import {VisuallyHidden} from './visually-hidden.tsx';

/** The only module that knows React Aria's unstable toasts. */

export interface Notification {
  title: string;
  description?: string;
  kind?: keyof typeof css.kind;
  /** How long it stays unless it is hovered or focused; 0 stays until closed. */
  durationMs?: number;
  action?: {label: string; onPress: () => void};
}

const defaultDurationMs = {success: 3_000, error: 5_000, warning: 4_000, info: 3_000} as const;
const kindWord = {success: '', error: 'Error: ', warning: 'Warning: ', info: ''} as const;

const queue = new ToastQueue<Notification>({maxVisibleToasts: 3});

/** Shows a message at the bottom left; the returned function takes it away again. */
export function notify(notification: Notification): () => void {
  const {durationMs = defaultDurationMs[notification.kind ?? 'info']} = notification;
  const key = queue.add(notification, durationMs > 0 ? {timeout: durationMs} : {});
  return () => queue.close(key);
}

function ToastBody({title, description, kind = 'info', action}: Notification) {
  return (
    <ToastContent className={css.content}>
      <Text slot="title" className={css.title}>
        <VisuallyHidden>{kindWord[kind]}</VisuallyHidden>
        {title}
      </Text>
      {description && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      {action && (
        <div>
          <Button tone="secondary" onPress={action.onPress}>
            {action.label}
          </Button>
        </div>
      )}
    </ToastContent>
  );
}

export function Notifications() {
  return (
    <ToastRegion queue={queue} className={css.region}>
      {({toast}) => (
        <AriaToast
          toast={toast}
          className={`${css.toast} ${css.kind[toast.content.kind ?? 'info']}`}
        >
          <ToastBody {...toast.content} />
          <div className={css.close}>
            <IconButton label="Close message" slot="close">
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        </AriaToast>
      )}
    </ToastRegion>
  );
}
