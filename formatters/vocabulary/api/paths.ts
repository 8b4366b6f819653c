/**
 * The path of every endpoint, spelled as in the specification (section 7; gaps C30 keeps every spelling). A segment
 * that starts with a colon is a parameter that `pathTo` fills in.
 */
export const API = {
  // Commerce
  cart: '/api/commerce/shopping-cart',
  cartEntries: '/api/commerce/shopping-cart/entries',
  cartEntry: '/api/commerce/shopping-cart/entries/:entryId',
  cartEntryFields: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  cartCoupons: '/api/commerce/shopping-cart/coupons',
  cartShipping: '/api/commerce/shopping-cart/shipping',
  subscription: '/api/3/commerce/cart/subscription',
  stock: '/api/commerce/inventory/stock/',
  orders: '/api/commerce/orders',
  order: '/api/commerce/orders/:orderId',
  paymentWebhook: '/api/commerce/payments/:provider/webhook',
  recordingId: '/api/commerce/fullstory/getId',
  commercePreferences: '/api/v1/commerce-preferences/:namespace',
  productCollections: '/api/content-service/product/1.1/websites/:websiteId/products',
  productCategories: '/api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories',
  // Forms
  formKey: '/api/form/FormSubmissionKey',
  formSave: '/api/form/SaveFormSubmission',
  formValidate: '/api/rest/forms/validate/:formId',
  /** The link of the email that confirms a subscription to a mailing list. */
  subscriptionConfirm: '/api/form/ConfirmSubscription',
  subscriptionEnd: '/api/form/Unsubscribe',
  templateSchema: '/api/template/GetTemplateSchema',
  // Restock
  restock: '/api/site-users/account/notifications/restock',
  restockGroups: '/api/site-users/account/notifications/restock/groups',
  restockSend: '/api/site-users/account/notifications/restock/send',
  restockSendAll: '/api/site-users/account/notifications/restock/send/all',
  restockSignUp: '/api/commerce/restock/sign-up-for-restock-notification',
  /** Opens a protected page. */
  pagePassword: '/api/page-password',
  // Customer accounts
  session: '/api/site-users/account/session',
  /** A plain form cannot send `DELETE`. */
  signOut: '/api/site-users/account/sign-out',
  account: '/api/site-users/account',
  locale: '/api/site-users/account/locale',
  /** Requests an email with a link to reset the password. */
  passwordResetLink: '/api/site-users/account/password-reset-link',
  passwordReset: '/api/site-users/account/password-reset',
  // Telemetry
  javascriptErrors: '/api/events/RecordJavascriptErrors',
  recordEvent: '/api/events/RecordEvent',
  eventsPipeline: '/api/events/pipeline',
  recordHit: '/api/census/RecordHit',
  buttonClick: '/api/census/button-click',
  buttonRender: '/api/census/button-render',
  formRender: '/api/census/form-render',
  overlay: '/api/census/overlay',
  quickView: '/api/census/RecordQuickView/:itemId',
  performance: '/api/1/performance/records',
  // Content
  /** The items of a collection from a month; `?month=11-2026&collectionId=…`. */
  itemsByMonth: '/api/open/GetItemsByMonth',
  // Navigation
  siteLayout: '/api/commondata/GetSiteLayout',
  updateNavigation: '/api/widget/UpdateNavigation',
  siteHeaderFooter: '/api/site-header-footer',
  // Languages
  multilingualSettings: '/api/multilingual/settings',
  multilingualStatus: '/api/multilingual/status',
  multilingualLanguages: '/api/multilingual/languages',
  multilingualConnection: '/api/multilingual/connection',
  // Addresses
  placesAutocomplete: '/api/google-maps/places/autocomplete',
  placesDetails: '/api/google-maps/places/details',
  // Dashboard
  login: '/config/login',
  logout: '/config/logout',
  editorSite: '/api/editor/v1/site',
  editorMe: '/api/editor/v1/me',
  editorPassword: '/api/editor/v1/me/password',
  editorDoc: '/api/editor/v1/docs/:key',
  /** Several documents at once. */
  editorDocs: '/api/editor/v1/docs',
  /** The products that a search finds. */
  editorProducts: '/api/editor/v1/products',
  /** The documents that refer to files. */
  editorFileUses: '/api/editor/v1/file-uses',
  editorUnusedFiles: '/api/editor/v1/unused-files',
  editorTransactions: '/api/editor/v1/transactions',
  editorChanges: '/api/editor/v1/changes',
  /** Server-sent events about changed documents. */
  editorEvents: '/api/editor/v1/events',
  /** A theme for the preview, by default that of the last build. */
  editorTheme: '/api/editor/v1/theme',
  /** The themes that the site can use. */
  editorThemes: '/api/editor/v1/themes',
  /** A file in `assets/` of a theme, used or not. */
  editorThemeFile: '/api/editor/v1/theme-file',
  /** A font of the catalog, reduced to the characters of its preview. */
  editorFontPreview: '/api/editor/v1/fonts/:family/preview',
  /** The fonts of a kit of Adobe Fonts. */
  editorFontKit: '/api/editor/v1/font-kits/:kitId',
  /** Whether a build service is connected. */
  editorBuildService: '/api/editor/v1/build-service',
  editorPublish: '/api/editor/v1/publish',
  editorReleases: '/api/editor/v1/releases',
  editorRollback: '/api/editor/v1/releases/:releaseId/rollback',
  editorAssets: '/api/editor/v1/assets',
  /** The bytes of a file in `assets/`, published or not; `?width=` requests a smaller version of an image. */
  editorAssetFile: '/api/editor/v1/assets/:filename',
  /** Uploads a file that customers download after payment. */
  editorDownloads: '/api/editor/v1/downloads',
  editorOrders: '/api/editor/v1/orders',
  editorOrder: '/api/editor/v1/orders/:orderId',
  editorOrderSummary: '/api/editor/v1/order-summary',
  editorInventory: '/api/editor/v1/stock',
  /** The stock of all products, for sorting. */
  editorStockTotals: '/api/editor/v1/stock/totals',
  editorRestockGroups: '/api/editor/v1/restock-groups',
  editorForms: '/api/editor/v1/forms',
  /** Records when the submissions of a form were last viewed. */
  editorFormSeen: '/api/editor/v1/forms/:formId/seen',
  editorSubmissions: '/api/editor/v1/forms/:formId/submissions',
  editorSubmission: '/api/editor/v1/forms/:formId/submissions/:submissionId',
  /** Numbers of subscribers of all mailing lists. */
  editorMailingLists: '/api/editor/v1/mailing-lists',
  editorSubscribers: '/api/editor/v1/mailing-lists/:listId/subscribers',
  /** All subscribers of a list as CSV. */
  editorSubscriberFile: '/api/editor/v1/mailing-lists/:listId/subscribers.csv',
  editorSubscriber: '/api/editor/v1/mailing-lists/:listId/subscribers/:subscriberId',
  editorOutbox: '/api/editor/v1/outbox',
  editorAudit: '/api/editor/v1/audit',
  /** Analytics; `?from=2026-11-01&to=2026-11-30`. */
  editorCensus: '/api/editor/v1/census',
  openApi: '/api/openapi.json',
  health: '/_ops/health',
  metrics: '/_ops/metrics',
} as const;

export type ApiName = keyof typeof API;

/** `pathTo('cartEntry', { entryId: 'a b' })` is `/api/commerce/shopping-cart/entries/a%20b`. */
export function pathTo(name: ApiName, parameters: Readonly<Record<string, string>> = {}): string {
  return API[name].replace(/:([A-Za-z]+)/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''));
}

/** Pages served by the Worker (gaps A6); everything else is a file of the release. */
export const EDGE_PAGES = {
  cart: '/cart',
  search: '/search',
  checkout: '/checkout',
  checkoutSubscribe: '/checkout/subscribe',
  checkoutGiftCard: '/checkout/gift-card',
  orderConfirmed: '/checkout/order-confirmed',
  testBank: '/checkout/test-bank',
  download: '/checkout/download',
  config: '/config',
} as const;

/** Checkout pages by kind; a separate table so that client bundles contain only these paths. */
const CHECKOUTS = {
  cart: '/checkout',
  subscription: '/checkout/subscribe',
  'gift-card': '/checkout/gift-card',
} as const;

/** The URL of a checkout; one function for all three kinds (R-COMP-ROUTE-03). */
export function checkoutUrl(
  kind: keyof typeof CHECKOUTS,
  parameters: Readonly<Record<string, string>>,
): string {
  const pairs = Object.entries(parameters).map((pair) => pair.map(encodeURIComponent).join('='));
  return `${CHECKOUTS[kind]}?${pairs.join('&')}`;
}
