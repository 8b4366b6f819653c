/** Globals of the platform that `runtime/platform-modules/` provides, in a script of its own: few themes use them. */
export const PLATFORM_MODULES: readonly string[] = `
Y.Cookie Y.DOM Y.Data.get Y.Data.post Y.Do.after Y.Do.before Y.Escape Y.Get Y.History Y.HistoryHash Y.Overlay Y.Panel Y.Plugin.Base
Y.Promise Y.Selector Y.Transition
Y.Squarespace.AjaxLoader Y.Squarespace.Commerce.destroyCommerce Y.Squarespace.Commerce.initializeCommerce Y.Squarespace.DynamicData Y.Squarespace.EventCollectionCalendar
Y.Squarespace.ProductQuickView Y.Squarespace.ProductUtils.initializeVariantDropdowns Y.Squarespace.QuickView
Y.Squarespace.SimpleLike.renderAll Y.Squarespace.Spinner Y.Squarespace.SpinnerV2
Y.View Y.Widget Y.cached Y.instanceOf Y.io Y.rbind Y.soon Y.stamp Y.substitute Static.SQUARESPACE_CONTEXT.website.timeZoneOffset
Squarespace.initializeCartPage Squarespace.initializeCollectionPages Squarespace.initializeCommerce
Squarespace.initializeFormBlocks Squarespace.initializeGlobalPositioning Squarespace.initializeLayoutBlocks
Squarespace.initializeNativeVideo Squarespace.initializePageContent Squarespace.initializeSummaryV2Block
Squarespace.initializeVideo Squarespace.initializeWebsiteComponent
`
  .trim()
  .split(/\s+/);

/** Methods of nodes and lists that `runtime/platform-modules/` provides. */
export const PLATFORM_MODULE_METHODS: readonly string[] =
  'even getById hasChildNodes modulus odd refresh swap'.split(' ');
