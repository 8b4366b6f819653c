import type { Format, Formatter, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { escapeAttribute, frameMember, member, print } from '../values/index.ts';

/** `{item|audio-player}`: the player's script call and its container (language reference 12.4). */
export const audioPlayer: Formatter = {
  name: 'audio-player',
  family: 'content',
  reads: 'value',
  prepare: prepareAudioPlayer,
};

function prepareAudioPlayer(_args: readonly string[], dialect: Dialect): Format {
  return (value) => {
    const printed = (part: Value) => escapeAttribute(print(part, dialect));
    const id = printed(frameMember(value, 'id'));
    const url = printed(member(frameMember(value, 'structuredContent'), 'audioAssetUrl'));
    return (
      "<script>Y.use('squarespace-audio-player-frontend');</script>\n" +
      `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`
    );
  };
}
