import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { t } from '../strings/ui-strings.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmOptions {
  readonly title: string;
  readonly text: ReactNode;
  /** Label of the confirm button, with a verb: "Delete 3 products". */
  readonly confirm: string;
  /** Label of the cancel button, where "Cancel" could be mistaken for the action. */
  readonly cancel?: string;
  readonly isDanger?: boolean;
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Provides `useConfirm`. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [options, setOptions] = useState<ConfirmOptions>();
  const [isOpen, setOpen] = useState(false);
  const resolveRef = useRef<(isConfirmed: boolean) => void>(undefined);
  const confirm = useCallback<Confirm>((next) => {
    setOptions(next);
    setOpen(true);
    return new Promise((resolve) => {
      resolveRef.current = resolve;
    });
  }, []);
  const close = useMemo(
    () => (isConfirmed: boolean) => {
      setOpen(false);
      resolveRef.current?.(isConfirmed);
    },
    [],
  );
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      <Dialog
        title={options?.title ?? ''}
        size="small"
        isOpen={isOpen}
        onClose={() => close(false)}
        actions={
          <>
            <Button onPress={() => close(false)}>{options?.cancel ?? t('kit.cancel')}</Button>
            <Button
              variant={options?.isDanger === true ? 'danger-filled' : 'primary'}
              onPress={() => close(true)}
              autoFocus
            >
              {options?.confirm ?? ''}
            </Button>
          </>
        }
      >
        {options?.text}
      </Dialog>
    </ConfirmContext.Provider>
  );
}

/**
 * Asks for confirmation; resolves to true when confirmed. Throws outside of its provider, because the action must not
 * run unconfirmed (R-SHELL-MSG-14).
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === undefined) throw new Error('useConfirm stands outside of a ConfirmProvider');
  return confirm;
}
