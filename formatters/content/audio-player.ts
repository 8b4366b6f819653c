import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { fragmentText } from '../values/fragment-text.ts';
import { frameMember, member } from '../values/member.ts';
import { print } from '../values/print.ts';

/** `{item|audio-player}`: the player's script call and its container (language reference 12.4). */
export const audioPlayer: Formatter = {
  name: 'audio-player',
  family: 'content',
  reads: 'value',
  prepare: prepareAudioPlayer,
};

function prepareAudioPlayer(_args: readonly string[], dialect: Dialect): Format {
  const escaped = fragmentText(dialect);
  return (value) => {
    const id = escaped(print(frameMember(value, 'id'), dialect));
    const url = escaped(print(member(frameMember(value, 'structuredContent'), 'audioAssetUrl'), dialect));
    return (
      "<script>Y.use('squarespace-audio-player-frontend');</script>\n" +
      `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`
    );
  };
}
