/** A video of a provider whose player the client-side runtime can show. */
export interface Video {
  readonly provider: 'YouTube' | 'Vimeo';
  /** URL of the player, without cookies before it plays. */
  readonly player: string;
}

/** Returns the video that a URL shows. Others than watch pages, such as channels, are links. */
export function videoOf(url: string): Video | undefined {
  const youTube =
    /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/.exec(
      url,
    );
  if (youTube?.[1] !== undefined)
    return { provider: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${youTube[1]}` };
  const vimeo = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{5,12})(?:\/([\da-f]{6,16}))?(?:[?#]|$)/.exec(url);
  if (vimeo?.[1] === undefined) return undefined;
  const hash = vimeo[2] === undefined ? '' : `&h=${vimeo[2]}`;
  return { provider: 'Vimeo', player: `https://player.vimeo.com/video/${vimeo[1]}?dnt=1${hash}` };
}

/**
 * Returns the watch page of the video in an embed code. The code itself is never printed: it is untrusted HTML. Undefined for
 * other providers.
 */
export function watchPageOf(embedCode: string): string | undefined {
  const [, youTube] =
    /\ssrc=["'](?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})["'?&/]/.exec(
      embedCode,
    ) ?? [];
  if (youTube !== undefined) return `https://www.youtube.com/watch?v=${youTube}`;
  const [, vimeo] =
    /\ssrc=["'](?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{5,12})["'?&/]/.exec(embedCode) ?? [];
  return vimeo === undefined ? undefined : `https://vimeo.com/${vimeo}`;
}
