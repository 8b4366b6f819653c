import { requireAction, requireContributor } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { categorySchema, createCategory, createdCategorySchema } from './create-category.ts';
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
  [
    {
      tag: 'Dashboard',
      name: 'productCategories',
      access: 'contributor',
      method: 'post',
      summary: 'Creates a category',
      body: categorySchema,
      responses: {
        201: createdCategorySchema,
        404: 'Unknown collection of products',
        409: 'Too many categories',
      },
    },
    requireContributor,
    requireCrumb,
    requireAction('tags.write'),
    createCategory,
  ],
];
