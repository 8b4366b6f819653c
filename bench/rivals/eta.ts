import { Eta } from 'eta';
import { PRODUCT_TAGS } from './product-tags.ts';
import type { Rival } from './rival.ts';

const PAGE =
  '<main class="shop"><header><a href="/"><%= it.website.siteTitle %></a></header>' +
  '<h1><%= it.website.collection.title %></h1><p><%= it.website.collection.description %></p>' +
  '<ul class="products"><% for (const product of it.website.collection.items) { %>' +
  "<%~ include('@product', { product, currency: it.website.currency }) %><% } %></ul>" +
  '<footer><%= it.website.siteTitle %></footer></main>';

export function createEta(): Rival {
  return {
    prepare() {
      const eta = new Eta({ autoTrim: false });
      eta.loadTemplate('@page', PAGE);
      eta.loadTemplate('@product', PRODUCT_TAGS);
      return (data) => eta.render('@page', data as object);
    },
  };
}
