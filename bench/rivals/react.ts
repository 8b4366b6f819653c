import { createRequire } from 'node:module';
import type { Product, Shop } from '../pages/product/data.ts';
import type { Rival } from './rival.ts';

type Component<Props> = (props: Props) => Element;
interface Element {
  readonly type: unknown;
}
type Child = Element | readonly Element[] | string | false | undefined;
type CreateElement = <Props extends object>(
  type: string | Component<Props>,
  props: Props | null,
  ...children: readonly Child[]
) => Element;

export function createReact(): Rival {
  const require = createRequire(import.meta.url);
  const { createElement } = require('react') as { readonly createElement: CreateElement };
  const server = require('react-dom/server') as { renderToStaticMarkup(element: Element): string };
  const ShopPage = createShopPage(createElement);
  return { prepare: () => (data) => server.renderToStaticMarkup(createElement(ShopPage, data as Shop)) };
}

function createShopPage(h: CreateElement): Component<Shop> {
  const ProductItem = createProductItem(h);
  return ({ website }) => {
    const { collection, currency, siteTitle } = website;
    return h(
      'main',
      { className: 'shop' },
      h('header', null, h('a', { href: '/' }, siteTitle)),
      h('h1', null, collection.title),
      h('p', null, collection.description),
      h(
        'ul',
        { className: 'products' },
        collection.items.map((product) => h(ProductItem, { key: product.id, product, currency })),
      ),
      h('footer', null, siteTitle),
    );
  };
}

interface ProductProps {
  readonly key: string;
  readonly product: Product;
  readonly currency: string;
}

function createProductItem(h: CreateElement): Component<ProductProps> {
  return ({ product, currency }) =>
    h(
      'li',
      { className: 'product', id: product.id },
      h(
        'a',
        { href: product.url },
        h('img', { src: product.image, alt: '', width: 600, loading: 'lazy' }),
        h('h2', null, product.title),
      ),
      h('p', { className: 'excerpt' }, product.excerpt),
      h('p', { className: 'price' }, `${currency} ${product.price}`),
      product.onSale && h('em', { className: 'sale' }, 'Sale'),
      product.isNew && h('em', { className: 'new' }, 'New'),
      product.soldOut ? h('p', null, 'Sold out') : h('button', { type: 'button' }, 'Add to cart'),
    );
}
