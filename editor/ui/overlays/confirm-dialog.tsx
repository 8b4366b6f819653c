import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { t } from '../strings/ui-strings.ts';
import { Dialog } from './dialog.tsx';

export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** Label of the confirm button, with a verb: "Delete 3 products". */
  readonly confirm: string;
  /** Label of the cancel button, where "Cancel" could be mistaken for the action. */
  readonly cancel?: string;
  readonly isDanger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

/** Provides `useConfirm`. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isYes: boolean) => void>(undefined);
  const ask = useCallback<Ask>((asked) => {
    setQuestion(asked);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = useMemo(
    () => (isYes: boolean) => {
      setOpen(false);
      answer.current?.(isYes);
    },
    [],
  );
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      <Dialog
        title={question?.title ?? ''}
        size="small"
        isOpen={isOpen}
        onClose={() => close(false)}
        actions={
          <>
            <Button onPress={() => close(false)}>{question?.cancel ?? t('kit.cancel')}</Button>
            <Button
              variant={question?.isDanger === true ? 'danger-filled' : 'primary'}
              onPress={() => close(true)}
              autoFocus
            >
              {question?.confirm ?? ''}
            </Button>
          </>
        }
      >
        {question?.text}
      </Dialog>
    </ConfirmContext.Provider>
  );
}

/**
 * Asks for confirmation; resolves to true when confirmed. Throws outside of its provider, because the action must not
 * run unconfirmed (R-SHELL-MSG-14).
 */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (ask === undefined) throw new Error('useConfirm stands outside of a ConfirmProvider');
  return ask;
}
