/** Markup of the image that is the current value. An image next to text with the same content has an empty `alt`. */
export function imageTemplate(alt?: string): string {
  const altText = alt === undefined ? '' : `{${alt}|htmltag}`;
  return `<picture><img src="{assetUrl|htmltag}"{.if sizes} sizes="{sizes|htmltag}"{.end}{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end} alt="${altText}" loading="lazy" decoding="async"></picture>`;
}
