import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY, STORE_AT } from '../../core/model/documents.ts';
import { textAt } from '../../core/model/json-access.ts';
import { Select } from '../../ui/fields/select.tsx';
import { t } from './strings.ts';

const CART_STYLE = [...STORE_AT, 'cartStyle'];

export interface CartStyleProps {
  readonly isReadOnly: boolean;
}

/** Whether the cart of the site opens as a page or in a side panel. */
export function CartStyle({ isReadOnly }: CartStyleProps) {
  const set = useSetValue();
  const label = t('settings.cartStyle');
  return (
    <Select
      label={label}
      options={[
        { id: 'page', label: t('settings.cartStyle.page') },
        { id: 'panel', label: t('settings.cartStyle.panel') },
      ]}
      value={textAt(useBody(SETTINGS_KEY), ...CART_STYLE) || 'page'}
      isDisabled={isReadOnly}
      onChange={(next) => set({ doc: SETTINGS_KEY, at: CART_STYLE, label }, next)}
    />
  );
}
