/** `Y.UA`: the browser, as scripts of the platform ask for it; 0 or null means no. */
export function userAgent({
  userAgent: text,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): object {
  const version = (pattern: RegExp) => Number.parseFloat(pattern.exec(text)?.[1] ?? '0') || 0;
  const isIos = /iPhone|iPad|iPod/.test(text);
  const isMobile = isIos || /Android|Mobile/.test(text);
  return {
    ie: 0,
    opera: 0,
    edge: version(/Edg\/([\d.]+)/),
    chrome: version(/Chrome\/([\d.]+)/),
    webkit: version(/AppleWebKit\/([\d.]+)/),
    safari: /Chrome/.test(text) ? 0 : version(/Version\/([\d.]+).*Safari/),
    gecko: version(/Gecko\/.*Firefox\/([\d.]+)/),
    android: version(/Android ([\d.]+)/),
    ios: isIos ? version(/OS (\d+)/) || 1 : 0,
    mobile: isMobile ? 'mobile' : null,
    touchEnabled: maxTouchPoints > 0,
    os: OPERATING_SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other',
  };
}

const OPERATING_SYSTEMS = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['macintosh', /Mac/],
  ['linux', /Linux/],
] as const;
