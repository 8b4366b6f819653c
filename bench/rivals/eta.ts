import { Eta } from 'eta';
import type { Rival } from './rival.ts';

const PAGE =
  '<main class="shop"><header><a href="/"><%= it.website.siteTitle %></a></header>' +
  '<h1><%= it.website.collection.title %></h1><p><%= it.website.collection.description %></p>' +
  '<ul class="products"><% for (const product of it.website.collection.items) { %>' +
  "<%~ include('@product', { product, currency: it.website.currency }) %><% } %></ul>" +
  '<footer><%= it.website.siteTitle %></footer></main>';

const PRODUCT =
  '<li class="product" id="<%= it.product.id %>"><a href="<%= it.product.url %>">' +
  '<img src="<%= it.product.image %>" alt="" width="600" loading="lazy"/>' +
  '<h2><%= it.product.title %></h2></a><p class="excerpt"><%= it.product.excerpt %></p>' +
  '<p class="price"><%= it.currency %> <%= it.product.price %></p>' +
  '<% if (it.product.onSale) { %><em class="sale">Sale</em><% } %>' +
  '<% if (it.product.isNew) { %><em class="new">New</em><% } %>' +
  '<% if (it.product.soldOut) { %><p>Sold out</p><% } else { %><button type="button">Add to cart</button><% } %></li>';

export function createEta(): Rival {
  return {
    prepare() {
      const eta = new Eta({ autoTrim: false });
      eta.loadTemplate('@page', PAGE);
      eta.loadTemplate('@product', PRODUCT);
      return (data) => eta.render('@page', data as object);
    },
  };
}
