import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { useBody } from '../../hooks/documents/use-documents.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useAskFree } from '../../hooks/saving/use-ask-free.ts';
import { useHeld } from '../../hooks/saving/use-held.ts';
import { useFocusAtFirst } from '../../hooks/shell/use-focus-at-first.ts';
import { useMay } from '../../hooks/use-may.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { Breadcrumb } from '../../kit/collections/breadcrumb.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { idOf, isProduct } from '../../model/documents/documents.ts';
import { toneOf } from '../../model/status.ts';
import { type ProductView, productOf } from '../../model/store/product.ts';
import { savedBodies } from '../../ops/index.ts';
import { UnsavedWork } from '../../parts/unsaved-work.tsx';
import { tProduct } from '../../strings/product.ts';
import { t } from '../../strings.ts';
import { DeleteProduct } from './delete-product.tsx';
import { DetailsCard } from './details-card.tsx';
import { MediaCard } from './media-card.tsx';
import { OptionsCard } from './options/options-card.tsx';
import { OrganiseCard } from './organise-card.tsx';
import { SeoDisclosure } from './seo-disclosure.tsx';
import { StatusCard } from './status-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { type MadeVariants, VariantsCard } from './variants/variants-card.tsx';
import { ViewProduct } from './view-product.tsx';

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
  const [made, setMade] = useState<MadeVariants>();
  useFocusAtFirst();
  return (
    <Screen
      title={product.title || tProduct('product.untitled')}
      crumb={<Breadcrumb label={tProduct('product.back')} href="/config/store/products" />}
      aside={<StatusPill tone={toneOf(product.status)}>{product.status}</StatusPill>}
      actions={
        <>
          {may('products.write') && <DeleteProduct product={product} />}
          <ViewProduct product={product} />
          <Button variant="primary" isDisabled={!held.isDirty} onPress={() => void held.save()}>
            {tProduct('product.save')}
          </Button>
        </>
      }
    >
      <div key={held.edition} data-undo="document">
        <Columns
          main={
            <>
              <MediaCard product={product} />
              <DetailsCard doc={product.key} />
              <OptionsCard product={product} onMade={setMade} />
              <VariantsCard product={product} made={made} />
              <SeoDisclosure product={product} />
            </>
          }
          side={
            <>
              <StatusCard product={product} />
              <SubscriptionCard product={product} />
              <OrganiseCard doc={product.key} />
            </>
          }
        />
      </div>
      <UnsavedWork doc={product.key} held={held} />
    </Screen>
  );
}
