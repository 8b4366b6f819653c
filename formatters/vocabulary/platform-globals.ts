/**
 * The globals of the platform that `runtime/platform/` provides for the scripts of themes, one name per line. A name covers
 * everything below it: `Y.config` also `Y.config.win`.
 */
export const PLATFORM_GLOBALS: readonly string[] = `
Y.Anim Y.Array Y.Attribute Y.Base Y.Easing Y.Env Y.EventTarget Y.Global Y.JSON Y.Lang.isArray Y.Lang.isBoolean Y.Lang.isDate
Y.Lang.isFunction Y.Lang.isNull Y.Lang.isNumber Y.Lang.isObject Y.Lang.isRegExp Y.Lang.isString Y.Lang.isUndefined Y.Lang.isValue
Y.Lang.now Y.Lang.sub Y.Lang.trim Y.Node Y.NodeList Y.Object Y.QueryString Y.UA
Y.Squarespace.FollowButtonUtils Y.Squarespace.Gallery Y.Squarespace.Gallery2 Y.Squarespace.Lightbox Y.Squarespace.Lightbox2 Y.Squarespace.Loader
Y.Squarespace.ResizeEmitter Y.Squarespace.Singletons.ShoppingCart Y.Squarespace.Template.getTweakValue Y.Squarespace.TextShrink
Y.Squarespace.VideoLoader
Y.add Y.after Y.aggregate Y.all Y.augment Y.bind Y.clone Y.config Y.delegate Y.detach Y.each Y.extend Y.fire Y.get Y.guid Y.later
Y.log Y.merge Y.mix Y.namespace Y.on Y.once Y.onceAfter Y.one Y.publish Y.some Y.throttle Y.use
YUI.add YUI.Env
Squarespace.AFTER_BODY_LOADED Squarespace.afterBodyLoad Squarespace.globalDestroy Squarespace.globalInit Squarespace.onDestroy
Squarespace.onInitialize
Static.SQUARESPACE_CONTEXT
ImageLoader.bootstrap ImageLoader.load
Class.create Singleton.create Modernizr.touch
`
  .trim()
  .split(/\s+/);

/** Methods of `Y.Node` that `runtime/platform/` provides. */
export const PLATFORM_NODE_METHODS: readonly string[] = `
addClass after all ancestor ancestors append appendTo blur clearData cloneNode compareTo contains delegate destroy detach detachAll
empty fire focus generateID get getAttribute getAttrs getComputedStyle getContent getData getDOMNode getHTML getStyle getX getXY getY
hasAttribute hasClass height hide hover inDoc inRegion inViewportRegion insert insertBefore invoke next on once onceAfter one plug prepend
previous purge remove removeAttribute removeClass replace replaceClass reset scrollIntoView select set setAttribute setAttributes setAttrs
setContent setData setHTML setStyle setStyles setX setXY setY show siblings simulate submit test toggleClass toggleView transition
unplug width wrap
`
  .trim()
  .split(/\s+/);

/** Methods of `Y.NodeList` in addition to those of its nodes. */
export const PLATFORM_LIST_METHODS: readonly string[] =
  'concat each filter getDOMNodes indexOf isEmpty item length size slice some'.split(' ');
