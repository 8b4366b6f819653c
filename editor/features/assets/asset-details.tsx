import { pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import type { AssetView } from '../../core/assets/asset.ts';
import { sizeLabel } from '../../core/assets/file-rules.ts';
import { DocumentTextField } from '../../core/fields/document-text-field.tsx';
import { useMay } from '../../core/hooks/use-may.ts';
import { WhenLoaded } from '../../core/server/when-loaded.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { type DescriptionItem, DescriptionList } from '../../ui/layout/description-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import css from './assets.module.css';
import { FileUses } from './file-uses.tsx';
import { FocalPoint } from './focal-point.tsx';
import { RenameField } from './rename-field.tsx';
import { t } from './strings.ts';
import { useDeleteAssets } from './use-delete-assets.ts';

export interface AssetDetailsProps {
  readonly asset: AssetView;
  readonly onClose: () => void;
}

/** Preview, name, alt text and usage of one file. */
export function AssetDetails({ asset, onClose }: AssetDetailsProps) {
  const may = useMay();
  const { key: doc, isImageValue } = asset;
  const isReadOnly = !may('assets.write');
  return (
    <Dialog
      title={t('assets.details')}
      isOpen
      onClose={onClose}
      isSheet
      actions={<AssetActions asset={asset} onClose={onClose} isReadOnly={isReadOnly} />}
    >
      <div className={css.details} data-undo="document">
        <WhenLoaded docs={[doc]} skeleton={{ kind: 'fields' }}>
          {isImageValue && <FocalPoint asset={asset} isReadOnly={isReadOnly} />}
          <RenameField key={asset.name} asset={asset} isReadOnly={isReadOnly} />
          {isImageValue && (
            <DocumentTextField
              doc={doc}
              at={['altText']}
              label={t('assets.editAlt')}
              name={t('assets.alt')}
              help={t('assets.altHelp')}
              rows={2}
              isReadOnly={isReadOnly}
              isOptional
            />
          )}
        </WhenLoaded>
        <DescriptionList items={factsOf(asset)} />
        <section>
          <h3 className={css.heading}>{t('assets.usedOn')}</h3>
          <FileUses assetId={asset.id} />
        </section>
      </div>
    </Dialog>
  );
}

function AssetActions({ asset, onClose, isReadOnly }: AssetDetailsProps & { readonly isReadOnly: boolean }) {
  const remove = useDeleteAssets();
  return (
    <>
      <LinkButton href={pathTo('editorAssetFile', { filename: asset.filename })} isExternal>
        {t('assets.open')}
      </LinkButton>
      {!isReadOnly && (
        <Button variant="danger" onPress={() => void remove([asset]).then((isDone) => isDone && onClose())}>
          {t('assets.delete')}
        </Button>
      )}
    </>
  );
}

function factsOf({ mime, bytes, size }: AssetView): readonly DescriptionItem[] {
  const facts: DescriptionItem[] = [{ name: t('assets.kind'), value: mime }];
  if (bytes !== undefined) facts.push({ name: t('assets.size'), value: sizeLabel(bytes) });
  if (size !== undefined) {
    const dimensions = { width: String(size.width), height: String(size.height) };
    facts.push({ name: t('assets.dimensions'), value: t('assets.pixels', dimensions) });
  }
  return facts;
}
