import type { ReactNode } from 'react';
import { cx } from '../../ui/dom/class-names.ts';
import { t } from '../strings/core-strings.ts';
import type { AssetView } from './asset.ts';
import css from './asset-tile.module.css';
import { sizeLabel } from './file-rules.ts';
import { Thumb } from './thumbnail.tsx';

export interface AssetTileProps {
  readonly asset: AssetView;
  readonly layout: 'grid' | 'stack';
}

/** A file in the asset library. */
export function AssetTile({
  asset: { id, name, bytes, size, isImageValue, altText },
  layout,
}: AssetTileProps) {
  const facts = [
    ...(size === undefined
      ? []
      : [t('assets.pixels', { width: String(size.width), height: String(size.height) })]),
    ...(bytes === undefined ? [] : [sizeLabel(bytes)]),
  ];
  return (
    <span className={cx(css.asset, layout === 'grid' ? css.tile : css.line)}>
      <Thumb assetId={id} size={layout === 'grid' ? 'tile' : 'small'} />
      <span className={css.texts}>
        <span className={css.name}>{name}</span>
        <span className={css.note}>
          {facts.map((fact, index) => (
            <span key={fact} className={css.fact}>
              {fact}
              {index < facts.length - 1 && ' · '}
            </span>
          ))}
          {isImageValue && altText === '' && <span className={css.missing}> {t('assets.noAlt')}</span>}
        </span>
      </span>
    </span>
  );
}

export function assetId({ id }: AssetView): string {
  return id;
}

export function assetName({ name }: AssetView): string {
  return name;
}

export function renderAssetTile(asset: AssetView): ReactNode {
  return <AssetTile asset={asset} layout="grid" />;
}
