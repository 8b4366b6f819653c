const MAX_ATTEMPTS = 5;

/** Repeats a request that did not arrive, or that the server could not process now. */
export async function withRetries(retryMs: number, send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === MAX_ATTEMPTS;
    try {
      const response = await send();
      if (isLast || !isTemporary(response.status)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (isLast) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs * 2 ** (attempt - 1)));
  }
}

function isTemporary(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501);
}
