/** Records of one page, so that a page of hundreds of images does not fill the batch. */
const MAX_IMAGES = 20;

/** The images that have loaded with the page (data model 11). Sizes are in bytes; 0 where another host does not allow it. */
export function imageFacts(): readonly object[] {
  return [...document.querySelectorAll('img')].slice(0, MAX_IMAGES).flatMap((image) => {
    const { currentSrc, loading } = image;
    const [resource] = performance.getEntriesByName(currentSrc) as PerformanceResourceTiming[];
    if (!resource) return [];
    const { top, bottom } = image.getBoundingClientRect();
    return {
      visibleOnLoad: bottom > top && top + scrollY < innerHeight,
      imageSize: resource.encodedBodySize,
      imageType: /\.(\w+)(?:[?#]|$)/.exec(currentSrc)?.[1],
      loaderType: loading,
    };
  });
}
