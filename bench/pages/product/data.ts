/** What the product page shows. Types and not interfaces, so that it is a JSON value too. */
export type Shop = {
  readonly website: Website;
};

export type Website = {
  readonly siteTitle: string;
  readonly currency: string;
  readonly collection: Collection;
};

export type Collection = {
  readonly title: string;
  readonly description: string;
  readonly items: readonly Product[];
};

export type Product = {
  readonly id: string;
  readonly url: string;
  readonly image: string;
  readonly title: string;
  readonly excerpt: string;
  readonly price: string;
  readonly onSale?: boolean;
  readonly soldOut?: boolean;
  readonly isNew?: boolean;
};

const PRODUCTS = 100;

/** The same shop in different object shapes: complete, without redundant fields, and in another order. */
export function createShops(): readonly Shop[] {
  return [shop(complete), shop(sparse), shop(reordered)].map(
    (each) => JSON.parse(JSON.stringify(each)) as Shop,
  );
}

function shop(shape: (product: Required<Product>, number: number) => Product): Shop {
  const items = Array.from({ length: PRODUCTS }, (_, number) => shape(product(number), number));
  return {
    website: {
      siteTitle: 'Kiln & Wheel',
      currency: 'EUR',
      collection: { title: 'Cups, bowls & vases', description: DESCRIPTION, items },
    },
  };
}

const DESCRIPTION = 'Thrown by hand in small numbers, glazed twice and fired once more than needed.';
const NAMES = ['Wide bowl', 'Tall vase', 'Espresso cup', 'Salt & pepper set', 'Tea pot', 'Jug with a lid'];
const GLAZES = ['celadon', 'ash', 'tenmoku', 'shino', 'oatmeal'];
const NOTES = [
  'Thrown on the wheel in one go and left as it came off: it holds heat for a long time and sits well in the hand.',
  'Safe in the oven and in the dishwasher, though the gold rim is not. Every piece differs a little from the next in height and hue.',
  'Made from local clay with a little sand, so that it can be felt under the glaze. Lids are fitted & numbered by hand.',
  'Fired twice, which gives the blue its depth. Small pinholes belong to it; they are where the gas of the kiln found its way out.',
];

/** One name in six and one note in four has a character to escape. */
function product(number: number): Required<Product> {
  const name = NAMES[number % NAMES.length] ?? '';
  const id = `p${1000 + number * 37}`;
  return {
    id,
    url: `/shop/p/${id}-stoneware`,
    image: `/assets/shop/${id}/front.jpg`,
    title: `${name} in ${GLAZES[number % GLAZES.length]}`,
    excerpt: NOTES[number % NOTES.length] ?? '',
    price: `${12 + (number % 60)}.${number % 2 === 0 ? '00' : '50'}`,
    onSale: number % 4 === 0,
    soldOut: number % 9 === 0,
    isNew: number % 5 === 0,
  };
}

function complete(product: Required<Product>): Product {
  return product;
}

/** What is false is left out, as one in three writers of JSON does. */
function sparse({ onSale, soldOut, isNew, ...rest }: Required<Product>): Product {
  return {
    ...rest,
    ...(onSale ? { onSale } : {}),
    ...(soldOut ? { soldOut } : {}),
    ...(isNew ? { isNew } : {}),
  };
}

/** Another order, and members that no template asks for. */
function reordered(
  product: Required<Product>,
  number: number,
): Product & { readonly tags: readonly string[] } {
  const { title, price, id, ...rest } = product;
  return { title, tags: [`t${number % 3}`], price, ...rest, id };
}
