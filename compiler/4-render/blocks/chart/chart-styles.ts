/** Hues of the series. The first is that of the text unless the theme has a color for it. */
const HUES = [
  'currentColor',
  '#e07a2f',
  '#2f86d6',
  '#2f9e6e',
  '#b558c9',
  '#c99700',
  '#d6486b',
  '#2aa3ad',
  '#7a6ff0',
  '#8a7f72',
];

/**
 * A theme may set `--chart-1` to `--chart-10`. The default colors are mixed with the color of the text, so they are darker on a
 * light background and lighter on a dark one, also within a page.
 */
const COLORS = HUES.map(
  (hue, index) =>
    `:where(.chart-color-${index + 1}){color:var(--chart-${index + 1},color-mix(in oklab,${hue} 78%,currentColor))}`,
).join('\n');

/** Height of the rows of a bar chart, by number of bars. */
const ROWS = HUES.map(
  (_, index) =>
    `:where(.chart-bar .chart-series-${index + 1} .chart-names>li){min-height:${1.3 + index * 0.85 + 0.5}em}`,
).join('\n');

/** Styles of charts, with no more specificity than necessary, so that themes override them. */
export const CHART_STYLES = `:where(.chart){margin:0;container-type:inline-size;line-height:1.35}
:where(.chart ol,.chart ul){margin:0;padding:0;list-style:none}
:where(.chart-title){margin-block-end:.75em;font-weight:700}
:where(.chart-plot){display:grid;gap:.4em .6em;font-size:.8125em}
:where(.chart-bar .chart-plot){grid-template-columns:fit-content(38%) minmax(0,1fr);padding-inline-end:1.5em}
:where(.chart-bar .chart-with-values){grid-template-columns:fit-content(38%) minmax(0,1fr) auto;padding-inline-end:0}
:where(.chart-line .chart-plot){grid-template-columns:auto minmax(0,1fr);padding-block-start:.7em}
:where(.chart-area){position:relative;min-width:0}
:where(.chart-line .chart-area){height:clamp(11rem,42cqi,24rem)}
.chart-svg{display:block;width:100%;height:auto;overflow:visible;forced-color-adjust:none}
.chart-area .chart-svg{position:absolute;inset:0;height:100%}
:where([dir="rtl"] .chart-area .chart-svg){transform:scaleX(-1)}
:where(.chart-mark){fill:currentColor}
:where(.chart-pie .chart-mark){stroke:var(--chart-gap,Canvas);stroke-width:.6;stroke-linejoin:round}
:where(.chart-segments){stroke:currentColor;stroke-width:2.5;stroke-linecap:round}
:where(.chart-grid){stroke:currentColor;stroke-opacity:.18}
:where(.chart-zero){stroke-opacity:.6}
.chart-pie .chart-svg{max-width:18rem;margin-inline:auto}
:where(.chart-bar .chart-names,.chart-values){display:grid;grid-auto-rows:1fr;align-items:center;overflow-wrap:anywhere}
:where(.chart-bar .chart-names>li,.chart-values>li){display:flex;align-items:center}
:where(.chart-values){font-weight:700;font-variant-numeric:lining-nums tabular-nums}
:where(.chart-axis){display:flex;justify-content:space-between;font-variant-numeric:lining-nums tabular-nums;opacity:.8}
:where(.chart-bar .chart-axis){grid-column:2}
:where(.chart-axis>li){display:flex;white-space:nowrap}
:where(.chart-bar .chart-axis>li){justify-content:center;width:0}
@container (max-width:21em){:where(.chart-bar .chart-axis>li:nth-child(even)){visibility:hidden}}
:where(.chart-line .chart-axis){flex-direction:column-reverse;text-align:end}
:where(.chart-line .chart-axis>li){align-items:center;justify-content:end;height:0}
:where(.chart-line .chart-names){grid-column:2;display:flex;min-width:0}
:where(.chart-line .chart-names>li){flex:1 1 0;display:flex;justify-content:center;min-width:0}
:where(.chart-line .chart-names span){flex:none;max-width:9em;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
:where(.chart-line .chart-show-wide>span,.chart-line .chart-show-never>span){display:none}
@container (min-width:40em){:where(.chart-line .chart-show-wide>span){display:block}}
:where(.chart-legend){display:flex;flex-wrap:wrap;gap:.25em 1.25em;margin-block-start:.75em;font-size:.8125em}
:where(.chart-pie .chart-legend){justify-content:center}
:where(.chart-swatch){display:inline-block;width:.75em;height:.75em;margin-inline-end:.45em;border-radius:50%;background:currentColor;forced-color-adjust:none}
:where(.chart-rings,.chart-caption){margin-block:.75em 0;font-size:.8125em}
:where(.chart-rings){text-align:center}
:where(.chart-data){margin-block-start:.75em;font-size:.8125em}
:where(.chart-data>summary){width:fit-content;padding-block:.35em;cursor:pointer}
:where(.chart-table){overflow-x:auto}
:where(.chart-table table){border-collapse:collapse;font-variant-numeric:lining-nums tabular-nums}
:where(.chart-table :is(td,th)){padding:.35em .75em;border-block-end:1px solid;border-color:color-mix(in srgb,currentColor 25%,transparent);text-align:end}
:where(.chart-table th[scope="row"]){text-align:start}
${COLORS}
${ROWS}
`;
