import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { useLiveState } from '../server/use-live-state.ts';
import { t } from '../strings/core-strings.ts';
import css from './view-item.module.css';

/** Links to a product or post on the live site, or says that it is not visible yet. */
export function ViewItem({ doc }: { readonly doc: DocKey }) {
  const descriptionId = useId();
  const live = useLiveState(doc);
  const icon = <ExternalLink aria-hidden="true" />;
  if (live?.url !== undefined) {
    return (
      <LinkButton href={live.url} icon={icon} isExternal>
        {t('product.view')}
      </LinkButton>
    );
  }
  return (
    <>
      <span id={descriptionId} className={css.why}>
        {live !== undefined && t('product.notVisible')}
      </span>
      <Button icon={icon} isDisabled aria-describedby={descriptionId}>
        {t('product.view')}
      </Button>
    </>
  );
}
