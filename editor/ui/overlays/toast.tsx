import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../dom/class-names.ts';
import { focusMainIfLost } from '../focus/focus-main.ts';
import { t } from '../strings/ui-strings.ts';
import css from './toast.module.css';

export interface Notice {
  readonly text: string;
  readonly isBad?: boolean;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export type Notify = (notice: Notice | string) => void;

/** Long enough to read; longer with an action. */
const DURATION_MS = 6000;
const ACT_MS = 12_000;

const NotifyContext = createContext<Notify | undefined>(undefined);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [queue] = useState(() => new ToastQueue<Notice>({ maxVisibleToasts: 3 }));
  const [notify] = useState<Notify>(() => (notice: Notice | string) => {
    const content = typeof notice === 'string' ? { text: notice } : notice;
    queue.add(content, {
      timeout: content.action === undefined ? DURATION_MS : ACT_MS,
      // The region returns the focus only to an element that is still there.
      onClose: () => document.activeElement?.closest(`.${css.region}`) && focusMainIfLost(),
    });
  });
  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <ToastRegion queue={queue} className={cx(css.region)}>
        {({ toast }) => (
          <Toast toast={toast} className={cx(css.toast, toast.content.isBad === true && css.bad)}>
            <ToastContent className={cx(css.content)}>
              <Text slot="title">{toast.content.text}</Text>
            </ToastContent>
            {toast.content.action !== undefined && (
              <Button
                variant="quiet"
                isSmall
                onPress={() => {
                  toast.content.action?.onPress();
                  queue.close(toast.key);
                }}
              >
                {toast.content.action.label}
              </Button>
            )}
            <IconButton slot="close" label={t('kit.close')} icon={<X />} isSmall />
          </Toast>
        )}
      </ToastRegion>
    </NotifyContext.Provider>
  );
}

/** Shows a toast: `notify('Saved')`, optionally with an action. Announced to screen readers. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (notify === undefined) throw new Error('useNotify stands outside of a ToastProvider');
  return notify;
}
