import type { FileMap } from '../../../1-read/memory-files.ts';
import {
  buildSmallSite,
  homeWithBlock,
  type SmallSite,
  type SmallSiteOptions,
} from '../../../testing/build-small-site.ts';

export interface RenderedBlock {
  /** What is in the frame of the block. */
  readonly html: string;
  readonly site: SmallSite;
}

/** Builds a site with a block of this kind on its home page. */
export async function renderBlockOf(
  kind: number,
  value: object,
  { files = {}, ...options }: SmallSiteOptions & { readonly files?: FileMap } = {},
): Promise<RenderedBlock> {
  const site = await buildSmallSite({ ...files, ...homeWithBlock('b', kind, value) }, options);
  const start = /<div class="[^"]*" id="block-b">/.exec(site.read('index.html'));
  const rest = start === null ? '' : site.read('index.html').slice(start.index + start[0].length);
  return { html: rest.slice(0, rest.lastIndexOf('</div>\n</section>')).replace(/<\/div>\s*$/, ''), site };
}

/** Texts that break out of HTML wherever they are not escaped. */
export const HOSTILE = `"><script>alert(1)</script>'{title}`;
