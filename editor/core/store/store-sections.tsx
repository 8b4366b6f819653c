import { Sections } from '../../ui/layout/sections.tsx';
import { useMay } from '../hooks/use-may.ts';
import { t } from '../strings/core-strings.ts';

export type StoreSection = 'products' | 'tags' | 'orders' | 'restock' | 'activity';

/** The sections of the store that a role can see. */
export function StoreSections({ current }: { readonly current: StoreSection }) {
  const may = useMay();
  const links = [
    { id: 'products', label: t('store.products'), isShown: may('products.read') },
    { id: 'tags', label: t('taxon.all'), isShown: may('products.read') && may('tags.read') },
    { id: 'orders', label: t('store.orders'), isShown: may('orders.read') },
    { id: 'restock', label: t('store.restockRequests'), isShown: may('restock.read') },
    { id: 'activity', label: t('store.activity'), isShown: may('commerce.read') },
  ];
  return (
    <Sections
      label={t('store.sections')}
      links={links
        .filter(({ isShown }) => isShown)
        .map(({ id, label }) => ({ href: `/config/store/${id}`, label, isCurrent: id === current }))}
    />
  );
}
