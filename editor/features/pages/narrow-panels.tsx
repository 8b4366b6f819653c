import { PanelLeft, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useDocumentName } from './hooks/site-areas.ts';
import css from './pages.module.css';
import { t } from './strings/pages-strings.ts';

export interface NarrowPanelsProps {
  readonly doc: DocKey | undefined;
  readonly tree: ReactNode;
  readonly inspector: ReactNode;
  readonly open: NarrowPanel | undefined;
  readonly onOpen: (panel: NarrowPanel | undefined) => void;
}

export type NarrowPanel = 'tree' | 'inspector';

/** Buttons that open tree and inspector as sheets in narrow windows. */
export function NarrowPanels({ doc, tree, inspector, open, onOpen }: NarrowPanelsProps) {
  const close = () => onOpen(undefined);
  return (
    <>
      <div className={css.narrowBar}>
        <Button isSmall icon={<PanelLeft aria-hidden="true" />} onPress={() => onOpen('tree')}>
          {t('pages.openTree')}
        </Button>
        <CurrentName doc={doc} />
        <Button
          isSmall
          icon={<SlidersHorizontal aria-hidden="true" />}
          isDisabled={doc === undefined}
          onPress={() => onOpen('inspector')}
        >
          {t('pages.openInspector')}
        </Button>
      </div>
      <Dialog title={t('pages.openTree')} isOpen={open === 'tree'} onClose={close} isSheet>
        {tree}
      </Dialog>
      <Dialog title={t('pages.openInspector')} isOpen={open === 'inspector'} onClose={close} isSheet>
        {inspector}
      </Dialog>
    </>
  );
}

function CurrentName({ doc }: { readonly doc: DocKey | undefined }) {
  return <span className={css.shownName}>{useDocumentName(doc)}</span>;
}
