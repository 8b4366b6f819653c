import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useEditor } from '../../hooks/editor-context.tsx';
import { SERVER } from '../../hooks/server-keys.ts';
import { useBody, useOpState } from '../../hooks/use-documents.ts';
import { useServer } from '../../hooks/use-server.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { addressOf, type ProductView } from '../../model/product.ts';
import { textAt } from '../../model/read.ts';
import { statusOf } from '../../model/status.ts';
import { t } from '../../strings.ts';
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
        {t('product.view')}
      </LinkButton>
    );
  }
  return (
    <>
      <span id={why} className={css.why}>
        {t('product.viewLater')}
      </span>
      <Button icon={icon} isDisabled aria-describedby={why}>
        {t('product.view')}
      </Button>
    </>
  );
}
