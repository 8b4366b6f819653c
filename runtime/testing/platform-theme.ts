import type { FileMap } from '../../compiler/1-read/memory-files.ts';
import { documentFile, smallSite } from '../../fixtures/sites/small-site.ts';

/** A drawing, 400 pixels wide. */
const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>';

const REGION = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    {squarespace-headers}
    <script>
      Y.Squarespace.ShareButtons = {};
    </script>
  </head>
  <body id="{squarespace.page-id}" class="{squarespace.page-classes}" ontouchstart="">
    <button type="button" class="handler" onclick="document.body.classList.add('handled')">Handle</button>
    <button type="button" id="menuToggle" aria-controls="menu">Menu</button>
    <nav id="menu" class="menu" aria-label="Main">
      <ul>
        <li class="folder"><a href="#shop" class="folder-toggle">Shop</a> <ul class="subnav"><li><a href="#cups">Cups</a></li></ul></li>
        <li><a href="#end" class="anchor">End</a></li>
      </ul>
    </nav>
    <main>
      <h1>Home</h1>
      <div class="banner content-fill"><img data-src="/assets/drawing.svg" data-image-focal-point="0.25,0.75" alt="A drawing"></div>
      <div class="late"></div>
      <div class="gallery"><div class="slides">
        <div class="slide"><img data-src="/assets/drawing.svg?1" alt="One"></div>
        <div class="slide"><img data-src="/assets/drawing.svg?2" alt="Two"></div>
      </div><button type="button" class="next">Next slide</button> <button type="button" class="enlarge">Enlarge</button> <span class="current"></span></div>
      {squarespace.main-content}
      <p id="end">The end</p>
    </main>
    {squarespace-footers}
    <squarespace:script src="site.js" combo="false" />
    <script>
      Y.use('node', 'squarespace-gallery-ng', function (Y) {
        Y.on('domready', function () {
          Y.one('#menu').delegate('click', function (e) {
            e.halt();
            e.currentTarget.ancestor('.folder').toggleClass('open').siblings('.folder').removeClass('open');
          }, '.folder-toggle');
          new Y.Squarespace.Gallery2({
            container: '.slides', slides: '.slide', design: 'stacked', loop: true,
            elements: { next: '.next', currentIndex: '.current' }, loaderOptions: { mode: 'fill' }
          });
          Y.one('.enlarge').on('click', function (e) {
            var set = [];
            Y.all('.slide').each(function (slide) { set.push({ content: slide.one('img'), meta: null }); });
            new Y.Squarespace.Lightbox2({ set: set, currentSetIndex: 0, controls: { previous: true, next: true } }).render();
          });
        });
      });
    </script>
    <script>
      Squarespace.onInitialize(Y, function () {
        Y.one('body').addClass('initialized-' + Static.SQUARESPACE_CONTEXT.website.siteTitle);
      });
    </script>
  </body>
</html>`;

const SCRIPT = `
window.Y.use(['node', 'squarespace-ui-base'], function (Y) {
  Y.namespace('Template').Site = Y.config.win.Singleton.create({
    ready: function () { Y.on('domready', this.initialize, this); },
    initialize: function () {
      this.body = Y.one('body');
      Y.one('#menuToggle').on('click', this.toggle, this);
      Y.one('#menu').setStyle('top', Y.one('#menuToggle').get('clientHeight'));
      var late = Y.Node.create('<img data-src="/assets/drawing.svg?late" alt="Late">');
      Y.one('.late').append(late);
      Y.all('img[data-src]').each(function (image) { ImageLoader.load(image, { load: true }); });
      Y.one(window).on('resize', Y.throttle(Y.bind(this.sync, this), 50));
      this.sync();
    },
    sync: function () { this.body.toggleClass('is-narrow', Y.config.win.innerWidth < 640); },
    toggle: function (e) {
      e.preventDefault();
      this.body.toggleClass('menu-open');
    }
  });
});
`;

const STYLES = `
.menu { position: absolute; display: none; background: #fff; }
.menu-open .menu { display: block; }
.subnav { display: none; }
.open .subnav { display: block; }
.banner { height: 200px; }
.banner img { opacity: 0; }
.banner img.loaded { opacity: 1; }
.slide { height: 100px; position: relative; opacity: 0; }
`;

/** A site whose theme calls the globals of the platform as themes for it do. */
export const PLATFORM_SITE: FileMap = smallSite({
  'site.json': documentFile('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Gantry', timeZone: 'UTC', baseUrl: 'https://gantry.example' },
    websiteSettings: { analyticsEnabled: false },
  }),
  'assets/drawing.svg': IMAGE,
  'theme/template.conf':
    '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
  'theme/site.region': REGION,
  'theme/scripts/site.js': SCRIPT,
  'theme/styles/site.less': STYLES,
});
