import type { Base } from './base.ts';
import type { Nodes, Target } from './nodes.ts';

/** An image of the lightbox, as the theme passes it. */
interface Entry {
  readonly content?: unknown;
  readonly meta?: unknown;
}

interface Instance {
  get(name: string): unknown;
}

const LABELS = { previous: 'Previous image', next: 'Next image', close: 'Close' } as const;

/** `Y.Squarespace.Lightbox2`: shows images of the theme in a dialog. */
export function createLightbox(base: Base, { elements }: Pick<Nodes, 'elements'>): Base {
  return base.create('Lightbox', base, [], {
    render(this: Instance) {
      const set = (this.get('set') as readonly Entry[] | undefined) ?? [];
      if (set.length > 0) open(set, Number(this.get('currentSetIndex')) || 0);
      return this;
    },
  });

  function open(set: readonly Entry[], first: number): void {
    let index = first;
    const dialog = document.createElement('dialog');
    dialog.className = 'quoin-lightbox quoin-platform-lightbox';
    const content = document.createElement('div');
    const buttons = (['previous', 'next', 'close'] as const).map((name) => {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className: `quoin-lightbox-${name}`, ariaLabel: LABELS[name] });
      button.textContent = { previous: '‹', next: '›', close: '×' }[name];
      button.hidden = name !== 'close' && set.length < 2;
      button.addEventListener('click', () =>
        name === 'close' ? dialog.close() : step(name === 'next' ? 1 : -1),
      );
      return button;
    });
    dialog.append(content, ...buttons);
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    });
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);

    function step(by: number): void {
      index = (index + by + set.length) % set.length;
      const [image] = elements(set[index]?.content);
      content.replaceChildren(...(image ? [shown(image)] : []));
      dialog.ariaLabel = `Image ${index + 1} of ${set.length}`;
    }
    step(0);
    dialog.showModal();
  }
}

/** A copy without the size that it has in its place on the page. */
function shown(image: Target): Target {
  const copy = image.cloneNode(true) as Target;
  copy.removeAttribute('id');
  copy.style.cssText = 'max-width: 100%; max-height: 90vh; object-fit: contain';
  return copy;
}
