import {X} from 'lucide-react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  type UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components';
import {Button, IconButton} from './button.tsx';
import * as css from './toast.css.ts';
import type {Notification} from './toast.tsx';
import {VisuallyHidden} from './visually-hidden.tsx';

const kindWord = {success: '', error: 'Error: ', warning: 'Warning: ', info: ''} as const;

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

export function ToastRegion({queue}: {queue: ToastQueue<Notification>}) {
  return (
    <AriaToastRegion queue={queue} className={css.region}>
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
    </AriaToastRegion>
  );
}
