/** A file of the site's folder for the canvas, with a policy that blocks scripts. */
export function assetResponse(file: Response, cacheControl: string): Response {
  return new Response(file.body, {
    headers: {
      'content-type': file.headers.get('content-type') ?? 'application/octet-stream',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'cache-control': cacheControl,
    },
  });
}
