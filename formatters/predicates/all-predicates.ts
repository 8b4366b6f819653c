import type { Predicate } from '../contract.ts';
import { collectionPredicates } from './collections/collection-predicates.ts';
import { corePredicates } from './core/core-predicates.ts';
import { calendarView } from './events/calendar-view.ts';
import { sameDay } from './events/same-day.ts';
import { showPastEvents } from './events/show-past-events.ts';
import { backgroundSourcePredicates } from './families/background-sources.ts';
import { galleryPredicates } from './families/gallery.ts';
import { promotedBlockPredicates } from './families/promoted-blocks.ts';
import { recordTypePredicates } from './families/record-types.ts';
import { itemPredicates } from './items/item-predicates.ts';
import { currentType } from './slides/current-type.ts';
import { unitsMetric } from './slides/units-metric.ts';
import { comments } from './social/comments.ts';
import { disqus } from './social/disqus.ts';

/** All predicates except the commerce predicates, which depend on the product model. */
export const allPredicates: readonly Predicate[] = [
  ...corePredicates,
  ...collectionPredicates,
  ...itemPredicates,
  calendarView,
  sameDay,
  showPastEvents,
  ...recordTypePredicates,
  ...promotedBlockPredicates,
  ...backgroundSourcePredicates,
  ...galleryPredicates,
  comments,
  disqus,
  currentType,
  unitsMetric,
];
