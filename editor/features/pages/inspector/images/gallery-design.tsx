import type { DocKey } from '../../../../../compiler/model/index.ts';
import {
  activeGalleryOptions,
  GALLERY_DESIGNS,
  GALLERY_RATIOS,
  type GalleryOptions,
  META_POSITIONS,
  readGalleryOptions,
} from '../../../../../formatters/vocabulary/rules/gallery-options.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { recordAt } from '../../../../core/model/json-access.ts';
import { t } from '../../strings/pages-strings.ts';
import { BoundCheckbox, BoundNumberField, BoundSelect } from '../fields/fields.tsx';

const RATIOS = Object.keys(GALLERY_RATIOS) as (keyof typeof GALLERY_RATIOS)[];
const ALIGNMENTS = ['left', 'center', 'right'] as const;
const THEMES = ['dark', 'light'] as const;
const DEFAULTS = readGalleryOptions({});

export interface GalleryDesignProps {
  readonly doc: DocKey;
  /** Path of the options. */
  readonly at: readonly string[];
}

/** The options of a gallery that have an effect with its layout and its other options. */
export function GalleryDesign({ doc, at }: GalleryDesignProps) {
  const active = activeGalleryOptions(recordAt(useBody(doc), ...at));
  const has = (name: keyof GalleryOptions) => active[name] !== undefined;
  const option = (name: keyof GalleryOptions) => ({ doc, at: [...at, name] });
  const isScrollable = active.design === 'slideshow' || active.design === 'slider';
  const isCropped = active['auto-crop'] === true && active.design !== 'stacked';
  return (
    <>
      <BoundSelect
        {...option('design')}
        label={t('field.design')}
        fallback={DEFAULTS.design}
        options={GALLERY_DESIGNS.map((id) => ({ id, label: t(`gallery.${id}`) }))}
      />
      <GalleryNumber
        {...option('thumbnails-per-row')}
        name="thumbnails-per-row"
        isShown={has('thumbnails-per-row')}
      />
      <GalleryNumber {...option('padding')} name="padding" isShown={has('padding')} />
      <GalleryNumber {...option('max-width')} name="max-width" isShown={has('max-width')} />
      {active.design !== 'stacked' && (
        <BoundCheckbox {...option('auto-crop')} label={t('gallery.crop')} isOnByDefault />
      )}
      {isCropped && has('square-thumbs') && (
        <BoundCheckbox {...option('square-thumbs')} label={t('gallery.square')} isOnByDefault />
      )}
      {isCropped && active['square-thumbs'] === false && (
        <BoundSelect
          {...option('aspect-ratio')}
          label={t('field.ratio')}
          fallback={DEFAULTS['aspect-ratio']}
          options={RATIOS.map((id) => ({ id, label: t(`ratio.${id}`) }))}
        />
      )}
      {has('active-alignment') && (
        <BoundSelect
          {...option('active-alignment')}
          label={t('gallery.alignment')}
          fallback={DEFAULTS['active-alignment']}
          options={ALIGNMENTS.map((id) => ({ id, label: t(`gallery.${id}`) }))}
        />
      )}
      {isScrollable && (
        <>
          <BoundCheckbox {...option('controls')} label={t('gallery.controls')} />
          <BoundCheckbox {...option('autoplay')} label={t('gallery.autoplay')} />
        </>
      )}
      <GalleryNumber
        {...option('autoplay-duration')}
        name="autoplay-duration"
        isShown={active.autoplay === true}
      />
      <GalleryNumber
        {...option('thumbnail-strip-height')}
        name="thumbnail-strip-height"
        isShown={has('thumbnail-strip-height')}
      />
      <GalleryNumber
        {...option('thumbnail-strip-margin')}
        name="thumbnail-strip-margin"
        isShown={has('thumbnail-strip-margin')}
      />
      <BoundCheckbox {...option('show-meta')} label={t('field.captions')} isOnByDefault />
      {active['show-meta'] && (
        <>
          <BoundCheckbox {...option('show-meta-only-title')} label={t('gallery.onlyTitles')} />
          <BoundSelect
            {...option('meta-position')}
            label={t('gallery.position')}
            fallback={DEFAULTS['meta-position']}
            options={META_POSITIONS.map((id) => ({ id, label: t(`gallery.${id}`) }))}
          />
          <BoundCheckbox {...option('show-meta-on-hover')} label={t('gallery.onHover')} />
        </>
      )}
      <BoundCheckbox {...option('transparentBackground')} label={t('gallery.transparent')} />
      <BoundCheckbox {...option('lightbox')} label={t('field.lightbox')} />
      {active.lightbox ? (
        <BoundSelect
          {...option('lightboxTheme')}
          label={t('gallery.lightboxTheme')}
          fallback={DEFAULTS.lightboxTheme}
          options={THEMES.map((id) => ({ id, label: t(`gallery.${id}`) }))}
        />
      ) : (
        <BoundCheckbox {...option('newWindow')} label={t('gallery.newWindow')} />
      )}
    </>
  );
}

/** Ranges of the numeric options; stored values beyond them are clamped (R-GAL-OPT-25). */
const RANGES = {
  'thumbnails-per-row': [1, 10],
  padding: [0, 50],
  'max-width': [100, 300],
  'autoplay-duration': [1, 10],
  'thumbnail-strip-height': [0, 200],
  'thumbnail-strip-margin': [0, 60],
} as const;

interface GalleryNumberProps extends GalleryDesignProps {
  readonly name: keyof typeof RANGES;
  readonly isShown: boolean;
}

function GalleryNumber({ doc, at, name, isShown }: GalleryNumberProps) {
  const [min, max] = RANGES[name];
  if (!isShown) return null;
  return (
    <BoundNumberField
      doc={doc}
      at={at}
      label={t(`gallery.${name}`)}
      min={min}
      max={max}
      fallback={DEFAULTS[name]}
    />
  );
}
