import { Liquid } from 'liquidjs';
import type { Rival } from './rival.ts';

const PAGE =
  '<main class="shop"><header><a href="/">{{ website.siteTitle | escape }}</a></header>' +
  '<h1>{{ website.collection.title | escape }}</h1><p>{{ website.collection.description | escape }}</p>' +
  '<ul class="products">{% for product in website.collection.items %}{% include "product" %}{% endfor %}</ul>' +
  '<footer>{{ website.siteTitle | escape }}</footer></main>';

const PRODUCT =
  '<li class="product" id="{{ product.id | escape }}"><a href="{{ product.url | escape }}">' +
  '<img src="{{ product.image | escape }}" alt="" width="600" loading="lazy"/>' +
  '<h2>{{ product.title | escape }}</h2></a><p class="excerpt">{{ product.excerpt | escape }}</p>' +
  '<p class="price">{{ website.currency | escape }} {{ product.price | escape }}</p>' +
  '{% if product.onSale %}<em class="sale">Sale</em>{% endif %}{% if product.isNew %}<em class="new">New</em>{% endif %}' +
  '{% if product.soldOut %}<p>Sold out</p>{% else %}<button type="button">Add to cart</button>{% endif %}</li>';

export function createLiquid(): Rival {
  return {
    prepare() {
      const engine = new Liquid({ cache: true, templates: { product: PRODUCT } });
      const page = engine.parse(PAGE);
      return (data) => String(engine.renderSync(page, data as object));
    },
  };
}
