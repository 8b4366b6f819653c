/** The part of the test pool's module that files beside the tests use. */
declare module 'cloudflare:test' {
  /** The Worker under test. */
  export const SELF: Fetcher;
}
