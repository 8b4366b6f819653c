/**
 * GET releases, newest first; an entry is a `Release` of compiler/model. POST releases/:id/rollback has the same
 * response.
 */
export interface EditorReleasesResponse {
  readonly releases: readonly {
    readonly id: string;
    readonly createdOn: number;
    /** A contributor's id or name, or one of `RELEASE_AUTHOR`. */
    readonly createdBy: string;
    readonly message: string;
    readonly isActive: boolean;
    readonly docs: Readonly<Record<string, number>>;
  }[];
}
