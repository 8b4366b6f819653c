interface Connection {
  readonly downlink?: number;
  readonly effectiveType?: string;
  readonly rtt?: number;
  readonly saveData?: boolean;
}

/** Device, connection and timing data (data model 11). Sizes are in CSS pixels, times in milliseconds. */
export function contextFacts(): object {
  const { connection, deviceMemory, hardwareConcurrency } = navigator as Navigator & {
    connection?: Connection;
    deviceMemory?: number;
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const between = (from: number | undefined, to: number | undefined) => Math.max(0, (to ?? 0) - (from ?? 0));
  return {
    hash: location.hash,
    hostname: location.hostname,
    pathname: location.pathname,
    connection: connection && {
      downlink: connection.downlink,
      effectiveType: connection.effectiveType,
      rtt: connection.rtt,
      saveData: connection.saveData,
    },
    devicePixelRatio,
    screen: { width: screen.width, height: screen.height },
    viewport: { width: innerWidth, height: innerHeight },
    deviceMemory,
    hardwareConcurrency,
    dns: between(navigation?.domainLookupStart, navigation?.domainLookupEnd),
    tcp: between(navigation?.connectStart, navigation?.connectEnd),
    tls: navigation?.secureConnectionStart
      ? between(navigation.secureConnectionStart, navigation.connectEnd)
      : 0,
    serverTiming: (navigation?.serverTiming ?? []).map(({ name, duration }) => ({ name, duration })),
    navigationType: navigation?.type,
  };
}

/** User preferences from media queries. */
export function preferenceFacts(): object {
  const is = (query: string) => matchMedia(`(${query})`).matches;
  return {
    forcedColors: is('forced-colors: active'),
    prefersContrast:
      ['more', 'less', 'custom'].find((kind) => is(`prefers-contrast: ${kind}`)) ?? 'no-preference',
    prefersReducedMotion: is('prefers-reduced-motion: reduce'),
    primaryInputHasHover: is('hover: hover'),
    keyboardUsage: document.querySelector(':focus-visible') !== null,
  };
}
