/** Styles of cards that a video replaces, and of video files. Texts may have cards, too. */
export const VIDEO_STYLES = `:where(.video-card){display:grid;gap:.5em;place-content:center;justify-items:center;aspect-ratio:16/9;margin-block:1.5em;padding:1em;text-align:center;color:light-dark(#24292f,#e6edf3);background:light-dark(#f0f1f3,#22272e)}
:where(.video-card-link){padding:.75em 1.25em;border-radius:.25em;font-weight:700}
.video-card .video-card-link{color:light-dark(#fff,#161b22);background:light-dark(#24292f,#e6edf3)}
:where(.video-card>iframe){width:100%;height:100%;border:0}
:where(.video-card:has(>iframe)){display:block;padding:0}
:where(.video-block figure){margin:0}
:where(.video-block .video-card){margin-block:0}
:where(.video-card-poster){position:relative;align-content:end}
.video-card .video-card-image{position:absolute;inset:0;width:100%;max-width:none;height:100%;object-fit:cover}
:where(.video-card-poster>:is(a,small)){position:relative}
.video-card-poster>small{padding:.25em .75em;color:#fff;background:rgb(0 0 0/72%)}
:where(.video-file){display:block;width:100%;height:auto;aspect-ratio:16/9;background:#000}
`;
