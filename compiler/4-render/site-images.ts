import { decodeUriPart } from '../../formatters/vocabulary/rules/decode-uri-part.ts';
import type { Site, SitedAsset } from '../model/site.ts';
import type { ImageInfo } from '../model/template-json/image-json.ts';
import type { ImagePlan, Images } from './ports/images.ts';
import type { SiteImage } from './postprocess/postprocess-images.ts';

export interface SiteImages {
  /** Finds an image by URL, with or without query. */
  find(url: string): SiteImage | undefined;
  infoOf(asset: SitedAsset): ImageInfo | undefined;
}

/** Looks up images of a site: their plans, and the sizes in their documents. */
export function createImages({ files, assets }: Site, images: Images | undefined): SiteImages {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const documents = new Map(assets.map((asset) => [asset.path, asset]));
  const plans = new Map<string, ImagePlan | undefined>();
  const byUrl = new Map<string, SiteImage | undefined>();
  function planOf(path: string): ImagePlan | undefined {
    const file = byPath.get(path);
    if (file === undefined || images === undefined) return undefined;
    if (!plans.has(path)) plans.set(path, images.plan(file));
    return plans.get(path);
  }
  function imageAt(path: string): SiteImage | undefined {
    if (!byPath.has(path)) return undefined;
    const plan = planOf(path);
    const asset = documents.get(path);
    const [width, height] = sizeOf(asset) ?? [plan?.width, plan?.height];
    return { plan, width, height, focalPoint: asset?.mediaFocalPoint };
  }
  return {
    find: (url) => {
      if (!url.startsWith('/assets/')) return undefined;
      if (!byUrl.has(url)) byUrl.set(url, imageAt(pathOf(url)));
      return byUrl.get(url);
    },
    infoOf: ({ path }) => {
      const plan = path === undefined ? undefined : planOf(path);
      if (plan === undefined) return undefined;
      const { width, height, colors, variants, small, large } = plan;
      return { originalSize: `${width}x${height}`, colors, variants, smallUrl: small.url, large };
    },
  };
}

/** `/assets/a%20b.jpg?format=500w` is `assets/a b.jpg`. */
function pathOf(url: string): string {
  const [path = ''] = url.slice(1).split(/[?#]/);
  return decodeUriPart(path);
}

function sizeOf(asset: SitedAsset | undefined): readonly [number, number] | undefined {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(asset?.originalSize ?? '') ?? [];
  return width === undefined || height === undefined ? undefined : [Number(width), Number(height)];
}
