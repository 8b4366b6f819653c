/** RPC interface of `BuildServiceDO`. Its `fetch` connects a build service, or sends it a request. */
export interface BuildServiceObject {
  /** Whether a build service is connected. */
  isConnected(): boolean;
}
