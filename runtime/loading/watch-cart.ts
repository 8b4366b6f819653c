/**
 * Runs a function whenever a cart may have been created elsewhere: on another tab, or on a page that the visitor comes back
 * from.
 */
export function watchCart(run: () => void): void {
  let channel: BroadcastChannel | undefined;
  function onSignal({ type }: Partial<Event>): void {
    // A message to an open channel removes a page from the back/forward cache. Pages become hidden after `pagehide`.
    channel?.close();
    if (type === 'pagehide' || document.hidden) return;
    try {
      channel = new BroadcastChannel('wb-cart');
      channel.onmessage = onSignal;
    } catch {
      // Not available where storage is blocked; focus and visibility remain.
    }
    run();
  }
  for (const type of ['pagehide', 'pageshow', 'focus', 'visibilitychange']) addEventListener(type, onSignal);
  onSignal({});
}
