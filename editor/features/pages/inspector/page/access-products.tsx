import { X } from 'lucide-react';
import { type Access, type DocKey, MAX_ACCESS_PRODUCTS } from '../../../../../compiler/model/index.ts';
import { useBody, useDocuments } from '../../../../core/hooks/use-documents.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { isProduct, titleOf } from '../../../../core/model/documents.ts';
import { recordAt } from '../../../../core/model/json-access.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { t } from '../../strings/pages-strings.ts';
import css from '../fields/fields.module.css';
import { setProtection } from './set-protection.ts';

export interface AccessProductsProps {
  readonly doc: DocKey;
  /** Of the undo step. */
  readonly label: string;
  readonly isReadOnly: boolean;
}

/** The products, each of which opens the page. The last one cannot be removed: no visitor could open it. */
export function AccessProducts({ doc, label, isReadOnly }: AccessProductsProps) {
  const run = useRun();
  const ids = productIdsOf(useBody(doc));
  const products = useDocuments('item').filter(({ body }) => isProduct(body));
  const store = (productIds: readonly string[]) => {
    const access: Access = { for: 'customers', productIds: [...productIds] };
    run(setProtection({ doc, label, access }));
  };
  const nameOf = (id: string) => {
    const found = products.find((each) => each.id === id);
    return found === undefined ? id : titleOf(found.key, found.body);
  };
  const others = products.filter(({ id }) => !ids.includes(id));
  return (
    <fieldset className={css.products} aria-label={t('access.products')}>
      {ids.length > 0 && (
        <ul className={css.names} aria-label={t('access.products')}>
          {ids.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              {!isReadOnly && ids.length > 1 && (
                <IconButton
                  label={t('access.removeProduct', { product: nameOf(id) })}
                  icon={<X />}
                  isSmall
                  onPress={() => store(ids.filter((each) => each !== id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && others.length > 0 && ids.length < MAX_ACCESS_PRODUCTS && (
        <ComboBox
          // The combo box keeps its initial list and its text.
          key={ids.join()}
          label={t('access.addProduct')}
          options={others.map(({ key, id, body }) => ({ id, label: titleOf(key, body) }))}
          value={null}
          placeholder={t('access.choosePlaceholder')}
          onChange={(id) => id !== null && store([...ids, id])}
        />
      )}
      <p className={css.quiet}>{t(ids.length === 0 ? 'access.choose' : 'access.customersHelp')}</p>
    </fieldset>
  );
}

function productIdsOf(body: unknown): readonly string[] {
  const { productIds } = recordAt(body, 'access');
  return Array.isArray(productIds) ? productIds.filter((id) => typeof id === 'string') : [];
}
