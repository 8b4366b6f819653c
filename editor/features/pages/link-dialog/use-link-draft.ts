import { useState } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import type { LinkMark } from '../../../core/text/session/text-command.ts';
import { hrefOf, type LinkFields, type LinkType, linkOf, NO_LINK } from './link-value.ts';

/** State of the link form. */
export interface LinkDraft {
  readonly type: LinkType;
  readonly fields: LinkFields;
  readonly name: string;
  readonly newWindow: boolean;
  /** Error message, set after the first submit. */
  readonly error: string | undefined;
  readonly setType: (type: LinkType) => void;
  readonly set: (changed: Partial<LinkFields>) => void;
  /** Whether the URL is a suggested one: its field has the focus, also on another tab. */
  readonly isSuggested: boolean;
  /** Sets another URL and selects its tab. */
  readonly use: (href: string) => void;
  readonly setName: (name: string) => void;
  readonly setNewWindow: (newWindow: boolean) => void;
  /** Returns the link, or undefined after setting the error. */
  readonly update: () => LinkMark | undefined;
}

export function useLinkDraft(link: LinkMark | undefined, named: string): LinkDraft {
  const { store } = useEditor();
  const [{ type, fields }, setLink] = useState(() =>
    link === undefined ? { type: 'page' as LinkType, fields: NO_LINK } : linkOf(link.href),
  );
  const [name, setName] = useState(named);
  const [newWindow, setNewWindow] = useState(link?.newWindow ?? false);
  const [isTried, setTried] = useState(false);
  const [isSuggested, setSuggested] = useState(false);
  const result = hrefOf(store.states.getState().head, type, fields);
  return {
    type,
    fields,
    name,
    newWindow,
    error: isTried && !result.ok ? result.message : undefined,
    isSuggested,
    setType: (next) => {
      setTried(false);
      setSuggested(false);
      setLink({ type: next, fields });
    },
    set: (changed) => setLink({ type, fields: { ...fields, ...changed } }),
    use: (href) => {
      setTried(false);
      setSuggested(true);
      setLink(linkOf(href));
    },
    setName,
    setNewWindow,
    update: () => {
      setTried(true);
      return result.ok ? { href: result.href, newWindow } : undefined;
    },
  };
}
