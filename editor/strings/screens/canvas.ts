import { textsOf } from '../../ui/strings/create-translator.ts';

/** Words of the canvas that come with it, and not with the first load. */
export const tCanvas = textsOf({
  'step.makeRoom': 'Make room',
  'step.leaveOnTop': 'Leave on top',

  'overlap.here': 'Lies over {names}.',
  'overlap.phone': 'On phones it lies over {names}.',
  'overlap.wide': 'On wide screens it lies over {names}.',
  'overlap.makeRoom': 'Make room',
  'overlap.leave': 'Leave on top',
  'overlap.madeRoom': 'Made room: no block of the section lies over another.',
  'overlap.noRoom':
    'No room: the section has no rows left below it. Move or shorten a block by hand, or leave it on top.',
  'overlap.noHeight': 'The section has too many layers. Make room instead.',
  'overlap.left': 'It stays on top.',

  'about.text': 'Written on the page itself',
  'about.image': 'With a caption, if you like',
  'about.gallery': 'Photos side by side',
  'about.button': 'Leads to a page or an address',
  'about.quote': 'What somebody said, and who',
  'about.form': 'Questions that visitors answer',
  'about.newsletter': 'Asks for an email address',
  'about.product': 'One thing of your shop, ready to buy',
  'about.summary': 'The latest of a shop or a journal',
  'about.code': 'Your own HTML, as it is',
  'about.markdown': 'Written with signs, such as # and *',

  'field.linkStays':
    'A page such as /shop, or an address such as https://example.com. The old link stays: {href}',

  'text.madeLink': 'Linked to {href}',
  'text.madeLinks': 'Linked to {href} and {count} more',
  'text.notBegun': 'What you typed could not be put into the text. Open it and type again.',
  'text.serverAway': 'The server cannot be reached, so writing cannot begin. What you typed is kept.',
} as const);
