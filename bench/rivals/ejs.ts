import { createRequire } from 'node:module';
import { PRODUCT_TAGS } from './product-tags.ts';
import type { Rival } from './rival.ts';

interface Ejs {
  compile(template: string, options: object): (locals: object) => string;
}

const PAGE =
  '<main class="shop"><header><a href="/"><%= it.website.siteTitle %></a></header>' +
  '<h1><%= it.website.collection.title %></h1><p><%= it.website.collection.description %></p>' +
  '<ul class="products"><% for (const product of it.website.collection.items) { -%>' +
  '<%- it.product({ product, currency: it.website.currency }) %><% } -%></ul>' +
  '<footer><%= it.website.siteTitle %></footer></main>';

export function createEjs(): Rival {
  const ejs = createRequire(import.meta.url)('ejs') as Ejs;
  const options = { strict: true, localsName: 'it', compileDebug: false };
  return {
    prepare() {
      const page = ejs.compile(PAGE, options);
      const product = ejs.compile(PRODUCT_TAGS, options);
      return (data) => page({ ...(data as object), product });
    },
  };
}
