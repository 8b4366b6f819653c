/** Sizes and colors of the platform's markup for SVG icons: a wrapper, an outer box and an icon in the color of the text. */
export const SVG_ICON_TEMPLATES = `
.sqs-svg-icon--list {
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
}
.sqs-svg-icon--wrapper {
  display: inline-block;
  position: relative;
  color: inherit;
}
.sqs-svg-icon--outer,
.sqs-svg-icon--inner {
  display: block;
}
.sqs-svg-icon--outer svg,
.sqs-svg-icon--inner svg {
  display: block;
  width: 2em;
  height: 2em;
  fill: currentColor;
}
`;
