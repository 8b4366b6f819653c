import {
  type DocKey,
  documentTypeOf,
  HIDDEN_PASSWORD,
  MAX_PAGE_PASSWORD_LENGTH,
} from '../../../../../compiler/model/index.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import { t } from '../../strings/pages-strings.ts';
import css from '../fields/fields.module.css';
import { BoundTextField } from '../fields/fields.tsx';

/** The password of a page or collection. Readable, because contributors pass it on. */
export function PagePasswordField({ doc }: { readonly doc: DocKey }) {
  const isHidden = textAt(useBody(doc), 'password') === HIDDEN_PASSWORD;
  if (isHidden) return <p className={css.quiet}>{t('field.passwordSet')}</p>;
  const isPage = documentTypeOf(doc) === 'page';
  return (
    <BoundTextField
      doc={doc}
      at={['password']}
      label={t('field.password')}
      help={t(isPage ? 'field.passwordOfPage' : 'field.passwordOfCollection')}
      validate={(text) =>
        text.length > MAX_PAGE_PASSWORD_LENGTH
          ? t('field.passwordTooLong', { max: MAX_PAGE_PASSWORD_LENGTH })
          : undefined
      }
    />
  );
}
