import type { DocKey } from '../../../compiler/model/index.ts';
import type {
  EditorLoginRequest,
  EditorLoginResponse,
  EditorMe,
  EditorPasswordRequest,
  EditorPasswordState,
} from '../../../formatters/vocabulary/api/editor/account.ts';
import type { EditorAuditResponse } from '../../../formatters/vocabulary/api/editor/audit.ts';
import type { EditorChangesResponse } from '../../../formatters/vocabulary/api/editor/changes.ts';
import {
  type EditorFileUsesRequest,
  type EditorFileUsesResponse,
  type EditorProductsResponse,
  type EditorUnusedFilesResponse,
  MAX_FILES_SEARCHED,
} from '../../../formatters/vocabulary/api/editor/document-index.ts';
import type { EditorSiteResponse } from '../../../formatters/vocabulary/api/editor/documents.ts';
import type { EditorFontKitResponse } from '../../../formatters/vocabulary/api/editor/fonts.ts';
import type { EditorFormsResponse } from '../../../formatters/vocabulary/api/editor/forms.ts';
import type {
  EditorInventoryRequest,
  EditorInventoryResponse,
  EditorStockTotalsResponse,
} from '../../../formatters/vocabulary/api/editor/inventory.ts';
import type {
  EditorOrderPatch,
  EditorOrderResponse,
  EditorOrdersResponse,
} from '../../../formatters/vocabulary/api/editor/orders.ts';
import type { EditorOutboxResponse } from '../../../formatters/vocabulary/api/editor/outbox.ts';
import type {
  EditorBuildServiceResponse,
  EditorCheckResponse,
  EditorPublishRequest,
  EditorPublishResponse,
  EditorThemeStylesRequest,
  EditorThemeStylesResponse,
} from '../../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorReleasesResponse } from '../../../formatters/vocabulary/api/editor/releases.ts';
import type {
  EditorThemeRequest,
  EditorThemesResponse,
} from '../../../formatters/vocabulary/api/editor/themes.ts';
import type { EditorDownloadResponse } from '../../../formatters/vocabulary/api/editor/uploads.ts';
import type { SubmissionsResponse } from '../../../formatters/vocabulary/api/forms.ts';
import { LIST_LIMITS } from '../../../formatters/vocabulary/api/list-limits.ts';
import type {
  SubscriberCountsResponse,
  SubscriberState,
  SubscribersResponse,
} from '../../../formatters/vocabulary/api/mailing-lists.ts';
import type {
  NavigationUpdateRequest,
  SiteLayoutEntry,
  SiteLayoutResponse,
} from '../../../formatters/vocabulary/api/navigation.ts';
import type {
  EditorOrderSummaryResponse,
  OrderFilter,
} from '../../../formatters/vocabulary/api/order-list.ts';
import { API, pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import type {
  PlaceDetailsQuery,
  PlaceDetailsResponse,
  PlacesQuery,
  PlacesResponse,
  TrackingContext,
} from '../../../formatters/vocabulary/api/places.ts';
import type {
  EditorRestockGroupsResponse,
  RestockList,
  RestockSendRequest,
  RestockSendResponse,
} from '../../../formatters/vocabulary/api/restock.ts';
import type {
  ProductCategoryRequest,
  ProductCategoryResponse,
  ProductCollectionRequest,
  ProductCollectionResponse,
} from '../../../formatters/vocabulary/api/store-creation.ts';
import type { Documents } from '../operations/state/ports.ts';
import { createDocuments, WITH_SUMMARIES } from './documents.ts';
import { createRequest, type Transport } from './request.ts';
import { createUpload, type Upload } from './upload.ts';

/** One page of a list that the server searches and sorts. */
export interface ListRequest {
  readonly search?: string;
  /** A column of the list. */
  readonly sort?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly offset?: number;
  readonly limit?: number;
}

export interface OrdersRequest extends ListRequest {
  readonly filter?: OrderFilter;
}

export interface SubmissionsQuery extends Omit<ListRequest, 'sort'> {
  /** Selects submissions marked as spam, or all others. */
  readonly isSpam: boolean;
}

export interface SubscribersQuery extends Omit<ListRequest, 'sort'> {
  readonly state: SubscriberState;
}

export interface SubmissionRef {
  readonly formId: string;
  readonly id: string;
}

export interface ProductCollectionRef {
  readonly websiteId: string;
  readonly collectionId: string;
}

/** Every request that the dashboard makes. All reject with `ApiFailure`. */
export interface EditorApi {
  readonly documents: Documents;
  readonly upload: Upload;
  /** Uploads a file that customers download after payment; returns its name in `downloads/`. */
  uploadDownload(file: File): Promise<EditorDownloadResponse>;
  me(): Promise<EditorMe>;
  password(): Promise<EditorPasswordState>;
  setPassword(request: EditorPasswordRequest): Promise<void>;
  login(request: EditorLoginRequest): Promise<EditorLoginResponse>;
  logout(): Promise<void>;
  /** The documents of a large site are partly summaries. */
  site(): Promise<EditorSiteResponse>;
  /** Ids of the products whose title, SKUs or option values contain every word. */
  findProducts(search: string): Promise<readonly string[]>;
  /** The documents that use one of these files. */
  findFileUses(fileIds: readonly string[]): Promise<readonly DocKey[]>;
  /** Ids of the files that no document uses. */
  findUnusedFiles(): Promise<readonly string[]>;
  /** Omits labels, which are not needed after each save. */
  changes(): Promise<EditorChangesResponse>;
  labelledChanges(): Promise<EditorChangesResponse>;
  publish(request: EditorPublishRequest): Promise<EditorPublishResponse>;
  /** Dry run: returns the diagnostics of a build with these documents. Nothing goes live. */
  check(keys: readonly string[]): Promise<EditorCheckResponse>;
  buildService(): Promise<EditorBuildServiceResponse>;
  releases(): Promise<EditorReleasesResponse>;
  rollBack(releaseId: string): Promise<EditorReleasesResponse>;
  /** A `Theme` of compiler/model, which is valid, for the preview: by default that of the last build. */
  theme(folder?: string): Promise<{ readonly theme: unknown; readonly locale?: unknown }>;
  /** The themes that the site can use. */
  themes(): Promise<EditorThemesResponse>;
  /** Copies a theme that comes with Quoin into the site, unless the site has it. */
  addTheme(request: EditorThemeRequest): Promise<void>;
  /** Compiles the style sheet of the theme with a design that need not be stored. */
  themeStyles(request: EditorThemeStylesRequest): Promise<EditorThemeStylesResponse>;
  /** The font of a preview: WOFF2 with the characters that a preview shows. */
  fontPreview(family: string): Promise<ArrayBuffer>;
  /** Suggests addresses; none without a provider. */
  completeAddress(query: PlacesQuery, context?: TrackingContext): Promise<PlacesResponse>;
  placeDetails(query: PlaceDetailsQuery, context?: TrackingContext): Promise<PlaceDetailsResponse>;
  /** The fonts of a kit of Adobe Fonts. */
  fontKit(kitId: string): Promise<EditorFontKitResponse>;
  orders(request: OrdersRequest): Promise<EditorOrdersResponse>;
  orderSummary(): Promise<EditorOrderSummaryResponse>;
  order(orderId: string): Promise<EditorOrderResponse>;
  changeOrder(orderId: string, patch: EditorOrderPatch): Promise<EditorOrderResponse>;
  createProductCollection(
    websiteId: string,
    request: ProductCollectionRequest,
  ): Promise<ProductCollectionResponse>;
  createProductCategory(
    collection: ProductCollectionRef,
    request: ProductCategoryRequest,
  ): Promise<ProductCategoryResponse>;
  /** The navigations of the site, the main one first. */
  siteLayout(): Promise<SiteLayoutResponse>;
  /** Replaces the entries of a navigation. */
  updateNavigation(request: NavigationUpdateRequest): Promise<SiteLayoutEntry>;
  /** The preferences of the store in a namespace; an unknown one is empty. */
  commercePreferences(namespace: string): Promise<Readonly<Record<string, unknown>>>;
  /** Replaces all values of the namespace. */
  saveCommercePreferences(namespace: string, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** The stock of some products, up to 100. */
  stockOf(productIds: readonly string[]): Promise<EditorInventoryResponse>;
  /** One number for each product, for sorting. */
  stockTotals(): Promise<EditorStockTotalsResponse>;
  setStock(request: EditorInventoryRequest): Promise<EditorInventoryResponse>;
  /** Numbers of back-in-stock requests by variant. */
  restockGroups(request: ListRequest): Promise<EditorRestockGroupsResponse>;
  /** Some variants with open requests, those in stock first. */
  firstRestockGroups(count: number): Promise<RestockList>;
  /** The back-in-stock requests for the variants of one product. */
  restockGroupsOf(productId: string): Promise<RestockList>;
  signUps(list: RestockSendRequest, cursor?: string): Promise<RestockList>;
  sendRestock(list: RestockSendRequest): Promise<RestockSendResponse>;
  /** Number of unread submissions by form. */
  newSubmissions(): Promise<EditorFormsResponse>;
  /** Marks the submissions of a form as read up to that time. */
  markFormSeen(formId: string, until: number): Promise<void>;
  submissions(formId: string, query: SubmissionsQuery): Promise<SubmissionsResponse>;
  /** Sends the owner the notification email when a submission is no longer spam. */
  markSubmission(submission: SubmissionRef, isSpam: boolean): Promise<void>;
  /** Permanently deletes the submission and its notification email. */
  deleteSubmission(submission: SubmissionRef): Promise<void>;
  /** Numbers of subscribers by mailing list. */
  subscriberCounts(): Promise<SubscriberCountsResponse>;
  subscribers(listId: string, query: SubscribersQuery): Promise<SubscribersResponse>;
  /** Permanently deletes a subscriber and the emails to it. */
  deleteSubscriber(listId: string, subscriberId: string): Promise<void>;
  /** Permanently deletes all subscribers of a list. */
  deleteSubscribers(listId: string): Promise<void>;
  outbox(cursor?: string): Promise<EditorOutboxResponse>;
  audit(cursor?: string): Promise<EditorAuditResponse>;
}

export function createEditorApi(transport: Transport): EditorApi {
  const request = createRequest(transport);
  return {
    documents: createDocuments(request),
    upload: createUpload(transport),
    uploadDownload: (file) =>
      request(API.editorDownloads, { method: 'POST', query: { filename: file.name }, file }),
    me: () => request(API.editorMe),
    password: () => request(API.editorPassword),
    setPassword: (body) => request(API.editorPassword, { method: 'PUT', body }),
    login: (body) => request(API.login, { method: 'POST', body, isSignIn: true }),
    logout: () => request(API.logout, { method: 'POST' }),
    site: () => request(API.editorSite, WITH_SUMMARIES),
    findProducts: async (search) => {
      const query = { search: search.slice(0, LIST_LIMITS.search) };
      return (await request<EditorProductsResponse>(API.editorProducts, { query })).productIds;
    },
    findFileUses: async (fileIds) => {
      const keys: string[] = [];
      for (let start = 0; start < fileIds.length; start += MAX_FILES_SEARCHED) {
        const body: EditorFileUsesRequest = { fileIds: fileIds.slice(start, start + MAX_FILES_SEARCHED) };
        const options = { method: 'POST', body } as const;
        keys.push(...(await request<EditorFileUsesResponse>(API.editorFileUses, options)).keys);
      }
      return [...new Set(keys)] as readonly DocKey[];
    },
    findUnusedFiles: async () => (await request<EditorUnusedFilesResponse>(API.editorUnusedFiles)).fileIds,
    changes: () => request(API.editorChanges),
    labelledChanges: () => request(API.editorChanges, { query: { labels: 'true' } }),
    publish: (body) => request(API.editorPublish, { method: 'POST', body }),
    check: (keys) => {
      const body: EditorPublishRequest = { message: '', keys, isCheck: true };
      return request(API.editorPublish, { method: 'POST', body });
    },
    buildService: () => request(API.editorBuildService),
    releases: () => request(API.editorReleases),
    rollBack: (releaseId) => request(pathTo('editorRollback', { releaseId }), { method: 'POST' }),
    theme: (theme) => request(API.editorTheme, { query: { theme } }),
    themes: () => request(API.editorThemes),
    addTheme: (body) => request(API.editorThemes, { method: 'POST', body }),
    themeStyles: (body) => request(API.editorTheme, { method: 'POST', body }),
    fontPreview: (family) => request(pathTo('editorFontPreview', { family }), { isBinary: true }),
    fontKit: (kitId) => request(pathTo('editorFontKit', { kitId })),
    completeAddress: (query, context) => request(API.placesAutocomplete, { query: { ...query, ...context } }),
    placeDetails: (query, context) => {
      // biome-ignore lint/suspicious/noConsole: the request works without a context, so only developers need to know.
      if (context === undefined) console.error('quoin', `${API.placesDetails}: no tracking context`);
      return request(API.placesDetails, { query: { ...query, ...context } });
    },
    orders: ({ search, ...query }) =>
      request(API.editorOrders, { query: { ...query, search: search || undefined } }),
    orderSummary: () => request(API.editorOrderSummary),
    order: (orderId) => request(pathTo('editorOrder', { orderId })),
    changeOrder: (orderId, body) => request(pathTo('editorOrder', { orderId }), { method: 'PATCH', body }),
    createProductCollection: (websiteId, body) =>
      request(pathTo('productCollections', { websiteId }), { method: 'POST', body }),
    createProductCategory: ({ websiteId, collectionId }, body) =>
      request(pathTo('productCategories', { websiteId, collectionId }), { method: 'POST', body }),
    siteLayout: () => request(API.siteLayout),
    updateNavigation: (body) => request(API.updateNavigation, { method: 'POST', body }),
    commercePreferences: (namespace) => request(pathTo('commercePreferences', { namespace })),
    saveCommercePreferences: (namespace, body) =>
      request(pathTo('commercePreferences', { namespace }), { method: 'PUT', body }),
    stockOf: (productIds) => request(API.editorInventory, { query: { productId: productIds } }),
    stockTotals: () => request(API.editorStockTotals),
    setStock: (body) => request(API.editorInventory, { method: 'PUT', body }),
    restockGroups: ({ search, ...query }) =>
      request(API.editorRestockGroups, { query: { ...query, search: search || undefined } }),
    firstRestockGroups: (first) => request(API.restockGroups, { query: { first } }),
    restockGroupsOf: (productId) => request(API.restockGroups, { query: { productId } }),
    signUps: ({ productId, variantId }, cursor) =>
      request(API.restock, { query: { productId, variantId, cursor } }),
    sendRestock: (body) => request(API.restockSend, { method: 'POST', body }),
    newSubmissions: () => request(API.editorForms),
    markFormSeen: (formId, until) =>
      request(pathTo('editorFormSeen', { formId }), { method: 'PUT', body: { until } }),
    submissions: (formId, { isSpam, search, ...query }) =>
      request(pathTo('editorSubmissions', { formId }), {
        query: { ...query, search: search || undefined, spam: String(isSpam) },
      }),
    markSubmission: ({ formId, id }, isSpam) =>
      request(pathTo('editorSubmission', { formId, submissionId: id }), {
        method: 'PATCH',
        body: { isSpam },
      }),
    deleteSubmission: ({ formId, id }) =>
      request(pathTo('editorSubmission', { formId, submissionId: id }), { method: 'DELETE' }),
    subscriberCounts: () => request(API.editorMailingLists),
    subscribers: (listId, { search, ...query }) =>
      request(pathTo('editorSubscribers', { listId }), { query: { ...query, search: search || undefined } }),
    deleteSubscriber: (listId, subscriberId) =>
      request(pathTo('editorSubscriber', { listId, subscriberId }), { method: 'DELETE' }),
    deleteSubscribers: (listId) => request(pathTo('editorSubscribers', { listId }), { method: 'DELETE' }),
    outbox: (cursor) => request(API.editorOutbox, { query: { cursor } }),
    audit: (cursor) => request(API.editorAudit, { query: { cursor } }),
  };
}
