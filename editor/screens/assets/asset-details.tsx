import { useMemo } from 'react';
import { pathTo } from '../../../formatters/vocabulary/index.ts';
import { useDeleteAssets } from '../../hooks/use-delete-assets.ts';
import { useBodies } from '../../hooks/use-documents.ts';
import { useMay } from '../../hooks/use-may.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { Facts } from '../../kit/layout/facts.tsx';
import { ItemList } from '../../kit/layout/item-list.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import type { AssetView } from '../../model/asset.ts';
import { kindOf, screenOf, titleOf } from '../../model/documents.ts';
import { sizeLabel } from '../../model/file-rules.ts';
import { usedOn } from '../../model/used-on.ts';
import { DocumentTextField } from '../../parts/document-text-field.tsx';
import { t } from '../../strings.ts';
import css from './assets.module.css';
import { FocalPoint } from './focal-point.tsx';
import { RenameField } from './rename-field.tsx';

/** One file: what it shows, what it is called, what it says to who cannot see it, and where it is used. */
export function AssetDetails({
  asset,
  onClose,
}: {
  readonly asset: AssetView;
  readonly onClose: () => void;
}) {
  const may = useMay();
  const bodies = useBodies();
  const remove = useDeleteAssets();
  const used = useMemo(() => usedOn(bodies, asset.id), [bodies, asset.id]);
  const { key: doc, filename, mime, bytes, size, isPicture } = asset;
  const isReadOnly = !may('assets.write');
  return (
    <Dialog
      title={t('assets.details')}
      isOpen
      onClose={onClose}
      isSheet
      actions={
        <>
          <LinkButton href={pathTo('editorAssetFile', { filename })} isExternal>
            {t('assets.download')}
          </LinkButton>
          {!isReadOnly && (
            <Button
              variant="danger"
              onPress={() => void remove([asset]).then((isDone) => isDone && onClose())}
            >
              {t('assets.delete')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.details} data-undo="document">
        {isPicture && <FocalPoint asset={asset} isReadOnly={isReadOnly} />}
        <RenameField key={asset.name} asset={asset} isReadOnly={isReadOnly} />
        {isPicture && (
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
        <Facts
          facts={[
            { name: t('assets.kind'), value: mime },
            ...(bytes === undefined ? [] : [{ name: t('assets.size'), value: sizeLabel(bytes) }]),
            ...(size === undefined
              ? []
              : [
                  {
                    name: t('assets.measures'),
                    value: t('assets.pixels', { width: String(size.width), height: String(size.height) }),
                  },
                ]),
          ]}
        />
        <section>
          <h3 className={css.heading}>{t('assets.usedOn')}</h3>
          {used.length === 0 ? (
            <p className={css.help}>{t('assets.usedNowhere')}</p>
          ) : (
            <ItemList
              items={used.map(({ key, body }) => {
                const href = screenOf(key, body);
                return {
                  id: key,
                  title: titleOf(key, body),
                  note: kindOf(key, body),
                  ...(href !== undefined && { href }),
                };
              })}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}
