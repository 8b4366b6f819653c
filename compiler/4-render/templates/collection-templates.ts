import { localizedText } from './localized-text.ts';

/*
 * cspell:ignore clickthrough
 * Templates of collections that themes need not have: the platform has its own for them, too (`systemCollections`).
 */

const HEADER = `<header class="page-header">
<h1>{collection.title|htmltag}</h1>
{.if collection.description}<p>{collection.description|htmltag}</p>
{.end}</header>
`;

/** Its start, and its end if that is on another day. */
const EVENT_TIME = `<p><time datetime="{startDate|date %FT%R}">{startDate|date %d %B %Y, %H:%M}</time>{.if endDate} – <time datetime="{endDate|date %FT%R}">{.same-day?}{endDate|date %H:%M}{.or}{endDate|date %d %B %Y, %H:%M}{.end}</time>{.end}</p>
{.section location}{.if addressTitle || addressLine1}<p>{.if addressTitle}{addressTitle|htmltag}{.if addressLine1}, {.end}{.end}{.if addressLine1}{addressLine1|htmltag}{.end}{.if addressLine2}, {addressLine2|htmltag}{.end}</p>
{.end}{.end}`;

function eventList(list: 'upcoming' | 'past', heading: string): string {
  return `{.if ${list}}<section class="events-${list}">
<h2>${heading}</h2>
{.repeated section ${list}}<article class="{@|item-classes|htmltag}">
<h3><a href="{fullUrl|htmltag}">{title|htmltag}</a></h3>
${EVENT_TIME}{excerpt}
</article>
{.end}</section>
{.end}`;
}

export const EVENTS_TEMPLATE = `${HEADER}${eventList('upcoming', localizedText('upcomingEvents', 'Upcoming events'))}${eventList('past', localizedText('pastEvents', 'Past events'))}{.if empty}<p>${localizedText('nothingHereYet', 'No events yet.')}</p>
{.end}`;

export const EVENT_TEMPLATE = `{.section item}<article class="{@|item-classes|htmltag}" id="item-{id|htmltag}">
<h1>{title|htmltag}</h1>
${EVENT_TIME}{.section mainImage}<picture><img src="{assetUrl|htmltag}" alt="{altText|htmltag}"></picture>
{.end}{body}
</article>
{.end}`;

/** Images of a collection. One with a source leads there. */
export const GALLERY_TEMPLATE = `${HEADER}<ul class="collection-gallery">
{.repeated section items}<li><figure>{.section mainImage}{.if clickthroughUrl}<a href="{clickthroughUrl|htmltag}">{.end}<picture><img src="{assetUrl|htmltag}" alt="{altText|htmltag}" loading="lazy"></picture>{.if clickthroughUrl}</a>{.end}{.end}<figcaption>{title|htmltag}</figcaption></figure></li>
{.end}</ul>
`;

export const ALBUM_TEMPLATE = `${HEADER}<ol class="album">
{.repeated section items}<li><span class="track-title" id="track-{id|htmltag}">{title|htmltag}</span>{.if author.displayName} <span class="track-artist">{author.displayName|htmltag}</span>{.end}{.if audioAssetUrl}<audio controls preload="none" src="{audioAssetUrl|htmltag}" aria-labelledby="track-{id|htmltag}"></audio>{.end}</li>
{.end}</ol>
`;
