import { keyNames, keysFor } from '../../ui/dom/key-names.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { tDialogs } from '../../strings/dialogs.ts';
import css from './shortcuts-dialog.module.css';

/** Every key that does something. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={tDialogs('keys.title')} isOpen onClose={onClose}>
      <div className={css.groups}>
        {groups().map(({ label, rows }) => (
          <section key={label}>
            <h3 className={css.heading}>{label}</h3>
            <dl className={css.rows}>
              {rows.map(([deed, keys]) => (
                <div key={deed} className={css.row}>
                  <dt>{deed}</dt>
                  <dd>
                    <kbd className={css.keys}>{keys}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

type Row = readonly [deed: string, keys: string];

function groups(): readonly { readonly label: string; readonly rows: readonly Row[] }[] {
  return [
    {
      label: tDialogs('keys.everywhere'),
      rows: [
        [tDialogs('keys.palette'), keysFor('palette')],
        [tDialogs('keys.undo'), keysFor('undo')],
        [tDialogs('keys.redo'), keysFor('redo')],
        [tDialogs('keys.save'), keysFor('save')],
        [tDialogs('keys.publish'), keysFor('publish')],
        [tDialogs('keys.help'), keysFor('help')],
      ],
    },
    {
      label: tDialogs('keys.lists'),
      rows: [
        [tDialogs('keys.move'), '↑ ↓'],
        [tDialogs('keys.open'), 'Enter'],
        [tDialogs('keys.select'), 'Space'],
        [tDialogs('keys.drag'), 'Enter'],
      ],
    },
    {
      label: tDialogs('keys.canvas'),
      rows: [
        [tDialogs('keys.edit'), 'Enter'],
        [tDialogs('keys.up'), 'Esc'],
        [tDialogs('keys.block'), '← ↑ ↓ →'],
        [tDialogs('keys.resize'), keyNames('shift+← ↑ ↓ →')],
        [tDialogs('keys.step'), keyNames('mod+↑ ↓')],
        [tDialogs('keys.section'), keyNames('alt+↑ ↓')],
        [tDialogs('keys.duplicate'), keyNames('mod+d')],
        [tDialogs('keys.remove'), 'Del'],
      ],
    },
  ];
}
