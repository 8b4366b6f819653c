import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useBody, useOpState } from '../../hooks/documents/use-documents.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { SERVER } from '../../hooks/server/server-keys.ts';
import { useServer } from '../../hooks/server/use-server.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { textAt } from '../../model/read.ts';
import { statusOf } from '../../model/status.ts';
import { addressOf, type ProductView } from '../../model/store/product.ts';
import { tProduct } from '../../strings/product.ts';
import css from './view-product.module.css';

/** Goes to the product as visitors see it; as long as they see nothing, it says so. */
export function ViewProduct({ product: { key, collectionId } }: { readonly product: ProductView }) {
  const { api } = useEditor();
  const why = useId();
  const shop = useBody(`collection:${collectionId}`);
  // What is only typed has no address yet.
  const saved = useOpState(({ confirmed }) => confirmed.get(key));
  const changes = useServer(SERVER.changes, api.changes).data?.changes ?? [];
  const isNew = changes.some((change) => change.key === key && change.kind === 'new');
  const address = addressOf(shop, textAt(saved, 'urlId'));
  const icon = <ExternalLink aria-hidden="true" />;
  if (address !== undefined && statusOf(saved) === 'Published' && !isNew) {
    return (
      <LinkButton href={address} icon={icon} isExternal>
        {tProduct('product.view')}
      </LinkButton>
    );
  }
  return (
    <>
      <span id={why} className={css.why}>
        {tProduct('product.viewLater')}
      </span>
      <Button icon={icon} isDisabled aria-describedby={why}>
        {tProduct('product.view')}
      </Button>
    </>
  );
}
