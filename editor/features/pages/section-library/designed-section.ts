import type { Action, Bodies, Section } from '../../../../compiler/model/index.ts';
import { sizeOf } from '../../../core/assets/asset.ts';
import { collectionsOf, documentsOf, SETTINGS_KEY } from '../../../core/model/documents.ts';
import { recordAt, textAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { formForBlock, newBlockValue } from '../block-commands/new-block-value.ts';
import type { NewValue } from '../kinds/new-value.ts';
import type { BlockKind } from '../model/block-kinds.ts';
import { t } from '../strings/section-library-strings.ts';
import type { ButtonTarget, DesignBlock, SectionDesign } from './section-design.ts';

/** A design with the content of a site: its images, products and forms in place. */
export interface DesignedSection {
  readonly section: Omit<Section, 'order'>;
  readonly blocks: readonly DesignedBlock[];
  /** Create the forms that its blocks show. */
  readonly forms: readonly Command[];
}

export interface DesignedBlock {
  readonly kind: BlockKind;
  readonly value: unknown;
  readonly position: Omit<DesignBlock, 'content'>;
}

/** Why a design cannot be used on the site yet, for display. */
export interface MissingContent {
  readonly missing: string;
}

/**
 * Fills a design with content of the site. Images are used in turn. `may` checks the permissions of the user.
 *
 * @param images those of `designImages`
 */
export function designSection(
  bodies: Bodies,
  design: SectionDesign,
  may: (action: Action) => boolean,
  images = designImages(bodies),
): DesignedSection | MissingContent {
  let used = 0;
  const nextImage = () => images[used++ % images.length];
  const background = design.hasBackground === true ? nextImage() : undefined;
  if (design.hasBackground === true && background === undefined) return { missing: t('library.needsImage') };
  const blocks: DesignedBlock[] = [];
  const forms: Command[] = [];
  for (const { content, ...position } of design.blocks) {
    const value = filledValue(content, { bodies, may, images, nextImage });
    if ('missing' in value) return { missing: value.missing ?? '' };
    if (value.form !== undefined) forms.push(value.form);
    blocks.push({ kind: content.kind, value: value.value, position });
  }
  const section = {
    height: design.height ?? 'medium',
    ...(background !== undefined && { background: { assetId: background } }),
  };
  return { section, blocks, forms };
}

interface SiteContent {
  readonly bodies: Bodies;
  readonly may: (action: Action) => boolean;
  readonly images: readonly string[];
  readonly nextImage: () => string | undefined;
}

type FilledValue = { readonly value: unknown; readonly form?: Command } | MissingContent;

function filledValue(content: DesignBlock['content'], site: SiteContent): FilledValue {
  const { bodies, may, images, nextImage } = site;
  switch (content.kind) {
    case 'text':
    case 'quote':
      return { value: content.value };
    case 'button':
      return { value: buttonValue(bodies, content) };
    case 'image': {
      const assetId = nextImage();
      return assetId === undefined ? { missing: t('library.needsImage') } : { value: { assetId } };
    }
    case 'gallery':
      return images.length === 0
        ? { missing: t('library.needsImage') }
        : { value: { assetIds: images.slice(0, content.count), options: content.options } };
    case 'summary': {
      const collection = collectionsOf(bodies, content.of).find(
        ({ body }) => content.of === 'products' || textAt(body, 'typeName') === 'blog',
      );
      return collection === undefined
        ? { missing: t(content.of === 'products' ? 'library.needsStore' : 'library.needsBlog') }
        : { value: { collectionId: collection.id, limit: content.limit, design: 'grid' } };
    }
    case 'newsletter': {
      const { title, description } = content;
      const filled = formValue(bodies, newBlockValue(bodies, 'newsletter', may));
      return 'missing' in filled
        ? filled
        : { ...filled, value: { ...recordAt(filled.value), title, description } };
    }
    case 'product':
    case 'form':
      return formValue(bodies, newBlockValue(bodies, content.kind, may));
  }
}

function buttonValue(
  bodies: Bodies,
  { label, to, alignment }: Extract<DesignBlock['content'], { kind: 'button' }>,
) {
  return { label, href: targetUrl(bodies, to), ...(alignment && { alignment }) };
}

/** Empty if the site has no such page: the canvas asks where the button leads, and published pages leave it out. */
function targetUrl(bodies: Bodies, target: ButtonTarget | undefined): string {
  const found =
    target === 'store'
      ? collectionsOf(bodies, 'products')[0]
      : documentsOf(bodies, 'page').find(({ body }) => textAt(body, 'urlId') === target);
  return found === undefined ? '' : `/${textAt(found.body, 'urlId')}`;
}

function formValue(bodies: Bodies, initial: NewValue): FilledValue {
  if ('purpose' in initial) {
    const { value, create } = formForBlock(bodies, initial.purpose);
    return { value, form: create };
  }
  return 'value' in initial ? { value: initial.value } : { missing: initial.missing ?? '' };
}

/** Ids of the images that can fill a section: no drawings, icons or logos of the site. Landscape format first. */
export function designImages(bodies: Bodies): readonly string[] {
  const settings = bodies.get(SETTINGS_KEY);
  const logos = LOGOS.map((field) => textAt(settings, 'website', field));
  const images = documentsOf(bodies, 'asset').flatMap(({ id, body }) => {
    const isBitmap = textAt(body, 'mime').startsWith('image/') && textAt(body, 'mime') !== 'image/svg+xml';
    const { width, height } = sizeOf(body) ?? UNKNOWN_SIZE;
    return isBitmap && width >= MIN_WIDTH && !logos.includes(id) ? [{ id, isPortrait: height > width }] : [];
  });
  return images.sort((one, other) => Number(one.isPortrait) - Number(other.isPortrait)).map(({ id }) => id);
}

/** The sharing image is an image like others. */
const LOGOS = ['logoImageId', 'faviconImageId'] as const;
/** In pixels. */
const MIN_WIDTH = 600;
/** Of files whose documents do not have it, because it is measured when the site is built. */
const UNKNOWN_SIZE = { width: MIN_WIDTH, height: 0 };
