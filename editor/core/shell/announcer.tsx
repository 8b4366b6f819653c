import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import css from './announcer.module.css';

const AnnounceContext = createContext<((text: string) => void) | undefined>(undefined);

/** Announces a message to screen readers without showing it. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  const announce = useCallback(
    // Announce a repeated message again.
    (text: string) => setMessage(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div className={css.announcer} role="status" aria-live="polite">
        <span key={message.count}>{message.text}</span>
      </div>
    </AnnounceContext.Provider>
  );
}

export function useAnnounce(): (text: string) => void {
  const announce = useContext(AnnounceContext);
  if (announce === undefined) throw new Error('useAnnounce stands outside of an AnnouncerProvider');
  return announce;
}
