/** API types of the navigations of a site. */

/** An entry of a navigation with the entries of its folder. */
export interface NavigationLink {
  readonly title?: string | undefined;
  readonly pageId?: string | undefined;
  readonly collectionId?: string | undefined;
  readonly externalLink?:
    | { readonly title: string; readonly url: string; readonly newWindow: boolean }
    | undefined;
  /** Member areas do not exist, so no entry leads to one. */
  readonly memberAreaId?: null | undefined;
  readonly items?: readonly NavigationLink[] | undefined;
}

export interface SiteLayoutEntry {
  readonly identifier: string;
  readonly links: readonly NavigationLink[];
}

/** GET GetSiteLayout: the navigations of the site, the main one first. */
export interface SiteLayoutResponse {
  readonly layout: readonly SiteLayoutEntry[];
}

/** POST UpdateNavigation: replaces the entries of a navigation. */
export interface NavigationUpdateRequest {
  /** The identifier of the layout entry. */
  readonly fieldName: string;
  /** Has no effect. */
  readonly templateId?: string | undefined;
  readonly navigation: { readonly items: readonly NavigationLink[] };
}
