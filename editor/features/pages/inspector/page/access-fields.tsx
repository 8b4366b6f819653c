import { useState } from 'react';
import {
  type Bodies,
  type DocKey,
  documentTypeOf,
  HIDDEN_PASSWORD,
  MAX_PAGE_PASSWORD_LENGTH,
} from '../../../../../compiler/model/index.ts';
import { useFieldError } from '../../../../core/fields/use-field-error.ts';
import { useBody, useDocuments, useOpState } from '../../../../core/hooks/use-documents.ts';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { lazyPart } from '../../../../core/lazy/lazy-part.tsx';
import { isProduct, titleOf } from '../../../../core/model/documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { type Audience, audienceOf } from '../../model/audience.ts';
import { t } from '../../strings/pages-strings.ts';
import css from '../fields/fields.module.css';
import { BoundTextField } from '../fields/fields.tsx';
import { setProtection } from './set-protection.ts';

const AccessProducts = lazyPart(
  () => import('./access-products.tsx'),
  (module) => module.AccessProducts,
);

/** Who can see a page, or a collection and everything in it. */
export function AccessFields({ doc }: { readonly doc: DocKey }) {
  const body = useBody(doc);
  const run = useRun();
  const mayWrite = useMay()('pages.write');
  const error = useFieldError({ doc, at: ['access'] });
  const folder = useOpState(({ head }) => protectedFolderOf(head, doc));
  const hasProducts = useDocuments('item').some((item) => isProduct(item.body));
  // A password or a product has to be entered first; until then, the stored protection stays.
  const [pending, setPending] = useState<Audience>();
  const isHidden = textAt(body, 'password') === HIDDEN_PASSWORD;
  if (isHidden) return <p className={css.quiet}>{t('field.passwordSet')}</p>;
  const stored = audienceOf(body);
  const shown = pending ?? stored;
  const label = t('step.editPage');
  const choose = (next: Audience) => {
    const isIncomplete = next === 'password' || next === 'customers';
    setPending(isIncomplete && next !== stored ? next : undefined);
    if (next === 'everyone') run(setProtection({ doc, label }));
    if (next === 'members') run(setProtection({ doc, label, access: { for: 'members' } }));
  };
  const options: readonly { readonly id: Audience; readonly label: string }[] = [
    {
      id: 'everyone',
      label: folder === undefined ? t('access.everyone') : t('access.asFolder', { folder }),
    },
    { id: 'password', label: t('access.password') },
    { id: 'members', label: t('access.members') },
    ...(hasProducts || shown === 'customers'
      ? [{ id: 'customers' as const, label: t('access.customers') }]
      : []),
  ];
  return (
    <>
      <Select<Audience>
        label={t('field.access')}
        options={options}
        value={shown}
        onChange={choose}
        isDisabled={!mayWrite}
        error={error}
        {...(shown === 'members' && { help: t('access.membersHelp') })}
      />
      {shown === 'password' && <PasswordField doc={doc} label={label} />}
      {shown === 'customers' && <AccessProducts doc={doc} label={label} isReadOnly={!mayWrite} />}
    </>
  );
}

/** Returns the title of the containing folder whose protection applies to what has none of its own. */
function protectedFolderOf(bodies: Bodies, doc: DocKey): string | undefined {
  const seen = new Set<DocKey>([doc]);
  let at: DocKey = `collection:${textAt(bodies.get(doc), 'collectionId')}`;
  while (bodies.has(at) && !seen.has(at)) {
    const body = bodies.get(at);
    if (audienceOf(body) !== 'everyone') return titleOf(at, body);
    seen.add(at);
    at = `collection:${textAt(body, 'collectionId')}`;
  }
  return undefined;
}

interface PartProps {
  readonly doc: DocKey;
  /** Of the undo step. */
  readonly label: string;
}

/** Readable, because contributors pass the password on. */
function PasswordField({ doc, label }: PartProps) {
  const isPage = documentTypeOf(doc) === 'page';
  return (
    <BoundTextField
      doc={doc}
      at={['password']}
      label={t('field.password')}
      help={t(isPage ? 'field.passwordOfPage' : 'field.passwordOfCollection')}
      command={({ value }) =>
        setProtection({ doc, label, ...(typeof value === 'string' && { password: value }) })
      }
      validate={(text) =>
        text.length > MAX_PAGE_PASSWORD_LENGTH
          ? t('field.passwordTooLong', { max: MAX_PAGE_PASSWORD_LENGTH })
          : undefined
      }
    />
  );
}
