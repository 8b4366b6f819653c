import { useState } from 'react';
import { isSafeLink, MAX_LINK_LENGTH } from '../../../../compiler/model/index.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LinkNote } from '../links/link-note.tsx';
import type { NavigationLink } from '../navigation/link-commands.ts';
import { t } from '../strings/new-page-strings.ts';

const EMPTY: NavigationLink = { title: '', url: '', newWindow: false };
export interface LinkEntryForm {
  readonly link: NavigationLink;
  readonly set: (changed: Partial<NavigationLink>) => void;
  readonly errors: { readonly title?: string; readonly url?: string };
  /** Returns the link, or undefined and shows the errors. */
  readonly submit: () => NavigationLink | undefined;
}

/** State of the fields of a link in a navigation. Errors are shown when it is submitted. */
export function useLinkEntry(initial = EMPTY): LinkEntryForm {
  const [link, setLink] = useState(initial);
  const [isTried, setTried] = useState(false);
  const named = { ...link, title: link.title.trim(), url: link.url.trim() };
  const isUrlValid = named.url !== '' && isSafeLink(named.url) && named.url.length <= MAX_LINK_LENGTH;
  return {
    link,
    set: (changed) => setLink({ ...link, ...changed }),
    errors: {
      ...(isTried && named.title === '' && { title: t('pages.nameRequired') }),
      ...(isTried && !isUrlValid && { url: t('pages.linkInvalid') }),
    },
    submit: () => {
      setTried(true);
      return named.title !== '' && isUrlValid ? named : undefined;
    },
  };
}

/** Title and URL of a link in a navigation. */
export function LinkEntryFields({ link, set, errors }: Omit<LinkEntryForm, 'submit'>) {
  return (
    <>
      <TextField
        label={t('pages.newName')}
        value={link.title}
        onChange={(title) => set({ title })}
        autoFocus
        error={errors.title}
      />
      <TextField
        label={t('pages.linkUrl')}
        value={link.url}
        onChange={(url) => set({ url })}
        placeholder="https://"
        error={errors.url}
      />
      <LinkNote href={link.url} onUse={(url) => set({ url })} />
      <Checkbox isSelected={link.newWindow} onChange={(newWindow) => set({ newWindow })}>
        {t('pages.linkNewWindow')}
      </Checkbox>
    </>
  );
}
