/** Returns a function that runs `run` at most once per `ms`, at the end of that time. */
export function throttle(run: () => void, ms: number): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      run();
    }, ms);
  };
}
