import type { Predicate } from '../../contract.ts';
import { hasVariantsPredicate } from './has-variants.ts';
import { onSale } from './on-sale.ts';
import { soldOut } from './sold-out.ts';
import { variedPrices } from './varied-prices.ts';

export const commercePredicates: readonly Predicate[] = [hasVariantsPredicate, onSale, soldOut, variedPrices];
