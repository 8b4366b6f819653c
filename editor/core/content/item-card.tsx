import type { ReactNode } from 'react';
import { Thumb } from '../assets/thumbnail.tsx';
import css from './item-card.module.css';

export interface ItemCardProps {
  readonly imageId: string | undefined;
  readonly title: string;
  /** Shown unless visitors see the item as it is. */
  readonly status: ReactNode;
  /** Only in the view of products: what visitors see of it. */
  readonly details?: ReactNode;
}

/** An item of a collection as a card. */
export function ItemCard({ imageId, title, status, details }: ItemCardProps) {
  return (
    <span className={css.card}>
      <Thumb assetId={imageId} size="tile" />
      <span className={css.texts}>
        <span className={css.title}>{title}</span>
        {details}
        <span className={css.status}>{status}</span>
      </span>
    </span>
  );
}

/** A line of details: price and stock, or a date. */
export function ItemFacts({ children }: { readonly children: ReactNode }) {
  return <span className={css.facts}>{children}</span>;
}

export function ItemExcerpt({ children }: { readonly children: ReactNode }) {
  return <span className={css.excerpt}>{children}</span>;
}
