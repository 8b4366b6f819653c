import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { UnsavedWork } from '../../../core/drafts/save-bar.tsx';
import { useManualSave } from '../../../core/drafts/use-manual-save.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { useLoaded } from '../../../core/hooks/use-loaded.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { OrganizeCard } from '../../../core/item-editor/categories/organize-card.tsx';
import { ImagesCard } from '../../../core/item-editor/images-card.tsx';
import { LivePill } from '../../../core/item-editor/live-pill.tsx';
import { UrlAndSeo } from '../../../core/item-editor/url-and-seo.tsx';
import { ViewItem } from '../../../core/item-editor/view-item.tsx';
import { idOf, isProduct } from '../../../core/model/documents.ts';
import { savedBodies } from '../../../core/operations/state/outbox.ts';
import { WhenLoaded } from '../../../core/server/when-loaded.tsx';
import { MissingContent } from '../../../core/shell/missing-content.tsx';
import { type ProductView, productOf } from '../../../core/store/product.ts';
import { useSaveCurrency } from '../../../core/store/use-save-currency.ts';
import { Breadcrumb } from '../../../ui/collections/breadcrumb.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { useConfirmFree } from '../model/use-confirm-free.ts';
import { OptionsCard } from '../options/options-card.tsx';
import { t } from '../strings.ts';
import { VariantsCard } from '../variants/variants-card.tsx';
import { DeleteProduct } from './delete-product.tsx';
import { DetailsCard } from './details-card.tsx';
import { FilesCard } from './files-card.tsx';
import { StatusCard } from './status-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { useInitialFocus } from './use-initial-focus.ts';

/** Editor of one product: images, texts, options, variants and status. Changes are staged until Save. */
export function ProductScreen() {
  const { productId = '' } = useParams({ strict: false });
  const doc: DocKey = `item:${productId}`;
  const body = useBody(doc);
  const { isLoaded } = useLoaded([doc]);
  if (!isProduct(body)) {
    return (
      <Screen
        title={t('products.title')}
        breadcrumb={<Breadcrumb label={t('product.back')} href="/config/store/products" />}
      >
        <MissingContent list={t('product.back')} href="/config/store/products" />
      </Screen>
    );
  }
  const product = productOf({ key: doc, id: idOf(doc), body });
  if (isLoaded) return <ProductEditor key={doc} product={product} />;
  return (
    <Screen
      title={product.title}
      breadcrumb={<Breadcrumb label={t('product.back')} href="/config/store/products" />}
    >
      <WhenLoaded docs={[doc]} skeleton={{ kind: 'fields' }}>
        {null}
      </WhenLoaded>
    </Screen>
  );
}

function ProductEditor({ product }: { readonly product: ProductView }) {
  const { key, id } = product;
  const confirmFree = useConfirmFree();
  useSaveCurrency();
  const { store } = useEditor();
  const manualSave = useManualSave(key, () => {
    const before = savedBodies(store.states.getState()).get(key);
    return confirmFree(isProduct(before) ? [productOf({ key, id, body: before })] : [], [product]);
  });
  const may = useMay();
  const isReadOnly = !may('products.write');
  const part = { doc: key, isReadOnly };
  const whole = { product, isReadOnly };
  const [createdCount, setCreatedCount] = useState(0);
  useInitialFocus();
  return (
    <Screen
      title={product.title || t('product.untitled')}
      breadcrumb={<Breadcrumb label={t('product.back')} href="/config/store/products" />}
      aside={<LivePill doc={key} />}
      actions={
        <>
          {!isReadOnly && <DeleteProduct product={product} />}
          <ViewItem doc={key} />
        </>
      }
    >
      <div key={manualSave.resetCount} data-undo="document">
        <Columns
          main={
            <>
              <ImagesCard {...part} />
              <DetailsCard {...part} />
              <OptionsCard {...whole} onCreated={() => setCreatedCount((count) => count + 1)} />
              <VariantsCard {...whole} createdCount={createdCount} />
              <FilesCard {...whole} />
              <UrlAndSeo {...part} />
            </>
          }
          side={
            <>
              <StatusCard {...whole} />
              <SubscriptionCard {...whole} />
              <OrganizeCard {...part} />
            </>
          }
        />
      </div>
      <UnsavedWork doc={product.key} manualSave={manualSave} />
    </Screen>
  );
}
