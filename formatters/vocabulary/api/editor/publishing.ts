/**
 * POST publish. Responds with 200 and `EditorPublishResponse` (`EditorCheckResponse` if `isCheck`), with 422 and
 * `EditorPublishRejection`, or with 501 if no build service is available.
 */
export interface EditorPublishRequest {
  /** One line for the release history. */
  readonly message: string;
  /** The documents to publish; absent: all. Other documents keep the revision of the active release. */
  readonly keys?: readonly string[];
  /**
   * The revisions that the contributor reviewed, from `EditorChange`. Responds with 409 when one of them has changed
   * or when, without `keys`, there is a change that is not listed.
   */
  readonly revs?: Readonly<Record<string, number>>;
  /** Dry run: builds and reports diagnostics without publishing. */
  readonly isCheck?: boolean;
}

export interface EditorCheckResponse {
  /** Includes the errors that would stop a publish. */
  readonly problems: readonly EditorDiagnostic[];
}

export interface EditorPublishResponse {
  readonly releaseId: string;
  readonly problems: readonly EditorDiagnostic[];
}

export interface EditorPublishRejection {
  readonly error: string;
  readonly message: string;
  readonly problems: readonly EditorDiagnostic[];
}

/** A build diagnostic with its location. */
export interface EditorDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly hint?: string;
  readonly location?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    /** The `DocKey` of the document that the file was written from, if any. */
    readonly key?: string;
  };
}

/** POST theme: compiles the style sheet of the theme with a design that need not be stored. */
export interface EditorThemeStylesRequest {
  /** `design` of the settings. */
  readonly design: unknown;
  /** File names of the assets that the design names, by id. */
  readonly assets: Readonly<Record<string, string>>;
  /** The folder of the theme; absent: the one that `site.json` names. */
  readonly theme?: string | undefined;
}

export interface EditorThemeStylesResponse {
  readonly css: string;
}

/** GET build-service. */
export interface EditorBuildServiceResponse {
  /** False on Cloudflare while none has connected; POST publish responds with 501 then. */
  readonly isConnected: boolean;
}
