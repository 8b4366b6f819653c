import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type DocKey, readOldUrl } from '../../../compiler/model/index.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/dom/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MAX_REDIRECTS } from '../commands/set-url-id.ts';
import { setValue } from '../commands/set-value.ts';
import { useBody } from '../hooks/use-documents.ts';
import { useRun } from '../hooks/use-run.ts';
import { textsAt } from '../model/json-access.ts';
import { t } from '../strings/core-strings.ts';
import css from './seo.module.css';

export interface RedirectFieldsProps {
  readonly doc: DocKey;
  /** Site path of the document, which cannot redirect to itself. */
  readonly path: string | undefined;
  readonly isReadOnly: boolean;
}

/** Other addresses that lead to a page, post or product. A changed URL slug adds the previous address. */
export function RedirectFields({ doc, path, isReadOnly }: RedirectFieldsProps) {
  const run = useRun();
  const addresses = textsAt(useBody(doc), 'redirectFrom');
  const store = (next: readonly string[]) =>
    run(
      setValue({
        doc,
        at: ['redirectFrom'],
        value: next.length > 0 ? next : undefined,
        label: t('redirects.edit'),
      }),
    );
  return (
    <fieldset aria-label={t('redirects.title')} className={cx(css.redirects)}>
      <p className={cx(css.note)}>{t(addresses.length === 0 ? 'redirects.none' : 'redirects.help')}</p>
      {addresses.length > 0 && (
        <ul className={cx(css.addresses)}>
          {addresses.map((address) => (
            <li key={address}>
              <span>{address}</span>
              {!isReadOnly && (
                <IconButton
                  label={t('redirects.remove', { address })}
                  icon={<X />}
                  isSmall
                  onPress={() => store(addresses.filter((each) => each !== address))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && addresses.length < MAX_REDIRECTS && (
        <AddRedirect
          known={[...addresses, ...(path === undefined ? [] : [path])]}
          onAdd={(address) => store([...addresses, address])}
        />
      )}
    </fieldset>
  );
}

interface AddRedirectProps {
  /** Addresses that already lead to the document. */
  readonly known: readonly string[];
  readonly onAdd: (address: string) => void;
}

function AddRedirect({ known, onAdd }: AddRedirectProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const address = addressIn(text);
    const problem = problemOf(address, known);
    setError(problem);
    if (problem !== undefined || address === undefined) return;
    onAdd(address);
    setText('');
  };
  return (
    <form className={cx(css.add)} onSubmit={add} noValidate>
      <TextField
        label={t('redirects.add')}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        placeholder="/old-page"
        error={error}
        isMono
      />
      <Button type="submit" isSmall>
        {t('redirects.addButton')}
      </Button>
    </form>
  );
}

/** Accepts what people copy: a whole URL of the site, or a path without the first slash. */
function addressIn(text: string): string | undefined {
  const typed = text.trim();
  const path = URL.canParse(typed) ? new URL(typed).pathname : typed;
  return readOldUrl(path.startsWith('/') ? path : `/${path}`);
}

function problemOf(address: string | undefined, known: readonly string[]): string | undefined {
  if (address === undefined || address === '/') return t('redirects.invalid');
  return known.some((each) => readOldUrl(each) === address) ? t('redirects.known') : undefined;
}
