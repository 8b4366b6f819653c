import type { Constructor, Instance, PlatformY } from './platform-y.ts';

const SECTIONS = { header: 'hd', body: 'bd', footer: 'ft' } as const;

/** `Y.Overlay` and `Y.Panel`: a box with header, body and footer, from an element of the page or from texts. */
export function createOverlay({ Base, Node: node }: PlatformY, widget: Constructor): Constructor {
  const boxOf = (overlay: Instance) => node.getDOMNode(overlay.get('contentBox')) as HTMLElement;

  function fill(this: Instance, section: string, content: unknown): void {
    const name = SECTIONS[section as keyof typeof SECTIONS];
    const box = boxOf(this);
    let part = box.querySelector(`.yui3-widget-${name}`);
    if (part === null) {
      part = Object.assign(document.createElement('div'), { className: `yui3-widget-${name}` });
      box.append(part);
    }
    const element = node.getDOMNode(content);
    if (element instanceof Node) part.replaceChildren(element);
    else part.innerHTML = String(content);
  }

  function display(this: Instance): void {
    boxOf(this).style.display = this.get('visible') === false ? 'none' : '';
  }

  return Base.create('overlay', widget, [], {
    initializer(this: Instance) {
      const source = node.getDOMNode(this.get('srcNode'));
      const box = typeof source === 'string' ? document.querySelector(source) : source;
      this.set('contentBox', node.one(box ?? document.createElement('div')));
      boxOf(this).classList.add('yui3-overlay-content', 'yui3-widget-stdmod');
      for (const section of Object.keys(SECTIONS)) {
        const content = this.get(`${section}Content`);
        if (content !== undefined) fill.call(this, section, content);
      }
      this.on('visibleChange', display.bind(this));
      display.call(this);
    },
    setStdModContent: fill,
  });
}
