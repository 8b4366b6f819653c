import handlebars from 'handlebars';
import type { Rival } from './rival.ts';

const PAGE =
  '<main class="shop">{{#with website}}<header><a href="/">{{siteTitle}}</a></header>' +
  '{{#with collection}}<h1>{{title}}</h1><p>{{description}}</p>' +
  '<ul class="products">{{#each items}}{{> product}}{{/each}}</ul>{{/with}}' +
  '<footer>{{siteTitle}}</footer>{{/with}}</main>';

const PRODUCT =
  '<li class="product" id="{{id}}"><a href="{{url}}">' +
  '<img src="{{image}}" alt="" width="600" loading="lazy"/>' +
  '<h2>{{title}}</h2></a><p class="excerpt">{{excerpt}}</p>' +
  '<p class="price">{{@root.website.currency}} {{price}}</p>' +
  '{{#if onSale}}<em class="sale">Sale</em>{{/if}}{{#if isNew}}<em class="new">New</em>{{/if}}' +
  '{{#if soldOut}}<p>Sold out</p>{{else}}<button type="button">Add to cart</button>{{/if}}</li>';

export function createHandlebars(): Rival {
  return {
    prepare() {
      const engine = handlebars.create();
      engine.registerPartial('product', engine.compile(PRODUCT));
      return engine.compile(PAGE);
    },
  };
}
