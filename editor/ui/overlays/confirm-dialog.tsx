import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { t } from '../strings/ui-strings.ts';
import { Dialog } from './dialog.tsx';

export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** The verb of the deed: "Delete 3 products". */
  readonly confirm: string;
  /** Where "Cancel" could be taken for the deed itself. */
  readonly cancel?: string;
  readonly isDanger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

/** Lets everything inside ask before it does something that matters. */
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

/** Asks; true when the deed was confirmed. Outside of its provider it throws: a deed must not go unasked (R-SHELL-MSG-14). */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (ask === undefined) throw new Error('useConfirm stands outside of a ConfirmProvider');
  return ask;
}
