import { requireAction, requireContributor } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { createdSchema, createProducts, productsSchema } from './create-products.ts';

export const COLLECTION_ROUTES: readonly EndpointRoute[] = [
  [
    {
      tag: 'Dashboard',
      name: 'productCollections',
      access: 'contributor',
      method: 'post',
      summary: 'Creates a collection of products',
      body: productsSchema,
      responses: { 201: createdSchema, 409: 'The URL slug is taken' },
    },
    requireContributor,
    requireCrumb,
    requireAction('products.write'),
    createProducts,
  ],
];
