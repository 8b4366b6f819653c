/**
 * The globals of the platform that `runtime/platform/` provides for the scripts of themes, one name per line. A name covers
 * everything below it: `Y.config` also `Y.config.win`.
 */
export const PLATFORM_GLOBALS: readonly string[] = `
Y.Anim Y.Array.dedupe Y.Array.each Y.Array.every Y.Array.filter Y.Array.find Y.Array.forEach Y.Array.hash Y.Array.indexOf
Y.Array.invoke Y.Array.lastIndexOf Y.Array.map Y.Array.reduce Y.Array.some Y.Array.test Y.Array.unique Y.Attribute Y.Base.create
Y.Easing Y.Env Y.EventTarget Y.Global.after Y.Global.detach Y.Global.detachAll Y.Global.fire Y.Global.on Y.Global.once
Y.Global.onceAfter Y.Global.publish Y.JSON Y.Lang.isArray Y.Lang.isBoolean Y.Lang.isDate Y.Lang.isFunction Y.Lang.isNull
Y.Lang.isNumber Y.Lang.isObject Y.Lang.isRegExp Y.Lang.isString Y.Lang.isUndefined Y.Lang.isValue Y.Lang.now Y.Lang.sub
Y.Lang.trim Y.Lang.trimLeft Y.Lang.trimRight Y.Lang.type Y.Node.create Y.Node.getDOMNode Y.Node.one Y.NodeList.getDOMNodes Y.Object.each
Y.Object.getValue Y.Object.hasKey Y.Object.hasValue Y.Object.isEmpty Y.Object.keys Y.Object.owns Y.Object.size Y.Object.some
Y.Object.values Y.QueryString.parse Y.QueryString.stringify Y.UA
Y.Squarespace.FollowButtonUtils Y.Squarespace.Gallery Y.Squarespace.Gallery2 Y.Squarespace.Lightbox Y.Squarespace.Lightbox2
Y.Squarespace.Loader Y.Squarespace.ResizeEmitter Y.Squarespace.Singletons.ShoppingCart Y.Squarespace.Template.getTweakValue
Y.Squarespace.TextShrink Y.Squarespace.Utils.getGuid Y.Squarespace.VideoLoader
Y.add Y.after Y.aggregate Y.all Y.augment Y.bind Y.clone Y.config Y.delegate Y.detach Y.each Y.extend Y.fire Y.get Y.guid
Y.later Y.log Y.merge Y.mix Y.namespace Y.on Y.once Y.onceAfter Y.one Y.publish Y.some Y.throttle Y.use
YUI.add YUI.Env
Squarespace.AFTER_BODY_LOADED Squarespace.afterBodyLoad Squarespace.globalDestroy Squarespace.globalInit Squarespace.onDestroy
Squarespace.onInitialize
Static.SQUARESPACE_CONTEXT
ImageLoader.bootstrap ImageLoader.load
Class.create Class.extend Singleton.create Modernizr.touch
`
  .trim()
  .split(/\s+/);

/** Methods of `Y.Node` that `runtime/platform/` provides. */
export const PLATFORM_NODE_METHODS: readonly string[] = `
addClass after all ancestor ancestors append appendChild appendTo blur clearData cloneNode compareTo contains delegate destroy
detach detachAll empty fire focus generateID get getAttribute getAttrs getComputedStyle getContent getData getDOMNode
getElementsByTagName getHTML getStyle getX getXY getY hasAttribute hasAttributes hasClass height hide hover inDoc inRegion
insert insertBefore inViewportRegion invoke next on once onceAfter one plug prepend previous purge remove removeAttribute
removeChild removeClass replace replaceChild replaceClass reset scrollIntoView select set setAttribute setAttributes setAttrs
setContent setData setHTML setStyle setStyles setX setXY setY show siblings simulate submit test toggleClass toggleView
transition unplug unwrap width wrap
`
  .trim()
  .split(/\s+/);

/** Methods of `Y.NodeList` in addition to those of its nodes. */
export const PLATFORM_LIST_METHODS: readonly string[] =
  'concat each filter getDOMNodes indexOf isEmpty item length pop shift size slice some'.split(' ');
