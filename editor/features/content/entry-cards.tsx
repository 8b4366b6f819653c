import type { ReactNode } from 'react';
import { ItemCard, ItemExcerpt, ItemFacts } from '../../core/content/item-card.tsx';
import { StatusCell } from '../../core/item-editor/status-cell.tsx';
import { type FoundDocument, screenOf } from '../../core/model/documents.ts';
import { timeOfEntry } from '../../core/model/events.ts';
import { numberAt, textAt } from '../../core/model/json-access.ts';
import { statusOf } from '../../core/model/status.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { CardList } from '../../ui/collections/card-list.tsx';
import { t } from './strings.ts';

export interface EntryCardsProps {
  readonly entries: readonly FoundDocument[];
  /** Images with titles, or cards with excerpt and date as well. */
  readonly view: 'grid' | 'product';
  /** Keys of posts that visitors cannot see yet. */
  readonly unpublished: ReadonlySet<string>;
  readonly empty: ReactNode;
}

export function EntryCards({ entries, view, unpublished, empty }: EntryCardsProps) {
  return (
    <CardList<FoundDocument>
      label={t('content.title')}
      items={entries}
      idOf={({ id }) => id}
      nameOf={({ body }) => textAt(body, 'title')}
      hrefOf={({ key, body }) => screenOf(key, body) ?? ''}
      size={view === 'grid' ? 'small' : 'large'}
      empty={empty}
      render={({ key, body }) => (
        <ItemCard
          imageId={textAt(body, 'mainImageId') || undefined}
          title={textAt(body, 'title')}
          status={
            <StatusCell
              status={statusOf(body)}
              publishOn={numberAt(body, 'publishOn')}
              isUnseen={unpublished.has(key)}
            />
          }
          {...(view === 'product' && { details: <EntryDetails body={body} /> })}
        />
      )}
    />
  );
}

function EntryDetails({ body }: { readonly body: unknown }) {
  const { dateLabel } = useSiteTime();
  const excerpt = textAt(body, 'excerpt');
  const time = timeOfEntry(body);
  return (
    <>
      {excerpt !== '' && <ItemExcerpt>{excerpt}</ItemExcerpt>}
      {time !== undefined && <ItemFacts>{dateLabel(time)}</ItemFacts>}
    </>
  );
}
