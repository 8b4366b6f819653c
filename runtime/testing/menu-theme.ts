import type { FileMap } from '../../compiler/1-read/memory-files.ts';
import { documentFile, smallSite } from '../../fixtures/sites/small-site.ts';

/** A folder of a menu, with two links that its style shows for a pointer only. */
function folder(id: string, title: string, style = 'on-hover'): string {
  const links = ['one', 'two'].map((name) => `<li><a id="${id}-${name}" href="#${name}">${name}</a></li>`);
  return `<li id="${id}" class="folder ${style}">${title}<div><ul class="subnav">${links.join('')}</ul></div></li>`;
}

const REGION = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    {squarespace-headers}
  </head>
  <body>
    <nav id="mobile" aria-label="Mobile"><ul>
      <li><a id="mobile-home" href="#home">Home</a></li>
      ${folder('drawer', '<div class="title"><a aria-haspopup="true">Drawer</a></div>', 'on-click')}
    </ul></nav>
    <div class="page">
      <a id="start" href="#start">Start</a>
      <a class="icon" id="toggle">≡</a>
      <nav aria-label="Main"><ul>
        ${folder('linked', '<a id="linked-title" href="#linked">Linked</a>')}
        ${folder('popup', '<a aria-haspopup="true">Popup</a>')}
        ${folder('plain', '<span>Plain</span>')}
        ${folder('bare', 'Bare ')}
        <li class="sibling"><a id="sibling-title" href="#sibling">Sibling</a><div class="panel"><a id="sibling-one" href="#one">one</a></div></li>
        <li class="checked"><input type="checkbox" id="box" class="hidden"><label for="box">Label</label><div class="panel"><a id="checked-one" href="#one">one</a></div></li>
        <li><div class="button" id="pressed"><i>Div</i></div></li>
      </ul></nav>
      <main><div class="gallery" id="gallery"><div class="slide"></div><i class="arrow" id="arrow">›</i></div>{squarespace.main-content}<a id="end" href="#end">End</a></main>
    </div>
    <script src="/scripts/menu.js"></script>
  </body>
</html>`;

const STYLES = `
nav a, .page > a { outline-offset: 2px; }
.hidden, .subnav, .panel { display: none; }
.on-hover:hover .subnav { display: block; }
.on-click.is-open .subnav { display: block; }
.sibling a:hover + .panel, .panel:hover { display: block; }
#box:checked ~ .panel { display: block; }
.gallery { height: 420px; cursor: pointer; }
.slide { height: 380px; }
.button { cursor: pointer; }
#mobile { position: fixed; top: 0; right: 0; width: 200px; opacity: 0; }
.page { position: relative; z-index: 1; background: #fff; min-height: 600px; }
.is-open #mobile { opacity: 1; }
.is-open .page { margin-left: -200px; margin-right: 200px; }
`;

const SCRIPT = `
document.querySelector('#toggle').addEventListener('click', function () {
  document.body.classList.toggle('is-open');
});
document.querySelector('#mobile').addEventListener('click', function (event) {
  var folder = event.target.closest('.folder');
  if (folder) folder.classList.toggle('is-open');
});
document.querySelector('#pressed').addEventListener('click', function () {
  this.classList.toggle('was-pressed');
});
`;

/** A site whose theme opens its menus for a pointer only, in the ways in which themes of the platform do. */
export const MENU_SITE: FileMap = smallSite({
  'site.json': documentFile('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Menus', timeZone: 'UTC', baseUrl: 'https://menus.example' },
    websiteSettings: { analyticsEnabled: false },
  }),
  'theme/template.conf':
    '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
  'theme/site.region': REGION,
  'theme/scripts/menu.js': SCRIPT,
  'theme/styles/site.less': STYLES,
});
