import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useBody } from '../../hooks/documents/use-documents.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useAskFree } from '../../hooks/saving/use-ask-free.ts';
import { useHeld } from '../../hooks/saving/use-held.ts';
import { useFocusAtFirst } from '../../hooks/shell/use-focus-at-first.ts';
import { useMay } from '../../hooks/use-may.ts';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { Breadcrumb } from '../../kit/collections/breadcrumb.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { idOf, isProduct } from '../../model/documents/documents.ts';
import { type ProductView, productOf } from '../../model/store/product.ts';
import { savedBodies } from '../../ops/index.ts';
import { AddressAndSearch } from '../../parts/item/address-and-search.tsx';
import { LivePill } from '../../parts/item/live-pill.tsx';
import { OrganiseCard } from '../../parts/item/organise-card.tsx';
import { ImagesCard } from '../../parts/item/pictures-card.tsx';
import { ViewItem } from '../../parts/item/view-item.tsx';
import { UnsavedWork } from '../../parts/unsaved-work.tsx';
import { tProduct } from '../../strings/product.ts';
import { t } from '../../strings.ts';
import { DeleteProduct } from './delete-product.tsx';
import { DetailsCard } from './details-card.tsx';
import { OptionsCard } from './options/options-card.tsx';
import { StatusCard } from './status-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { type MadeVariants, VariantsCard } from './variants/variants-card.tsx';

/** One product: pictures, words, options, variants with prices and stock, and where it stands. */
export function ProductScreen() {
  const { productId = '' } = useParams({ strict: false });
  const doc: DocKey = `item:${productId}`;
  const body = useBody(doc);
  if (!isProduct(body)) {
    return (
      <Screen
        title={t('products.title')}
        crumb={<Breadcrumb label={tProduct('product.back')} href="/config/store/products" />}
      >
        <EmptyState
          title={t('error.notFound')}
          action={<LinkButton href="/config/store/products">{tProduct('product.back')}</LinkButton>}
        >
          {t('error.notFoundHelp')}
        </EmptyState>
      </Screen>
    );
  }
  return <ProductEditor key={doc} product={productOf({ key: doc, id: idOf(doc), body })} />;
}

function ProductEditor({ product }: { readonly product: ProductView }) {
  const { key, id } = product;
  const askFree = useAskFree();
  const { store } = useEditor();
  const held = useHeld(key, () => {
    const before = savedBodies(store.states.getState()).get(key);
    return askFree(isProduct(before) ? [productOf({ key, id, body: before })] : [], [product]);
  });
  const may = useMay();
  const isReadOnly = !may('products.write');
  const part = { doc: key, isReadOnly };
  const whole = { product, isReadOnly };
  const [made, setMade] = useState<MadeVariants>();
  useFocusAtFirst();
  return (
    <Screen
      title={product.title || tProduct('product.untitled')}
      crumb={<Breadcrumb label={tProduct('product.back')} href="/config/store/products" />}
      aside={<LivePill doc={key} />}
      actions={
        <>
          {!isReadOnly && <DeleteProduct product={product} />}
          <ViewItem doc={key} />
        </>
      }
    >
      <div key={held.edition} data-undo="document">
        <Columns
          main={
            <>
              <ImagesCard {...part} />
              <DetailsCard {...part} />
              <OptionsCard {...whole} onMade={setMade} />
              <VariantsCard {...whole} made={made} />
              <AddressAndSearch {...part} />
            </>
          }
          side={
            <>
              <StatusCard {...whole} />
              <SubscriptionCard {...whole} />
              <OrganiseCard {...part} />
            </>
          }
        />
      </div>
      <UnsavedWork doc={product.key} held={held} />
    </Screen>
  );
}
