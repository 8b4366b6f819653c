/** Stacks the columns of classic layouts (rows of up to twelve columns). Themes import it into a media query for phones. */
export const SQS_GRID_BREAKER = `
.sqs-layout [class*="sqs-col-"] {
  float: none !important;
  width: auto !important;
}
.sqs-layout .spacer-block {
  display: none;
}
.sqs-layout .sqs-row .sqs-block:first-child {
  padding-top: 17px !important;
}
.sqs-layout .sqs-row .sqs-block:last-child {
  padding-bottom: 17px !important;
}
.sqs-layout .sqs-row + .sqs-row,
.sqs-layout .sqs-row + .sqs-block {
  margin-top: 0 !important;
}
.sqs-layout .image-block .intrinsic {
  max-width: 100% !important;
}
.sqs-gallery-design-grid-slide {
  width: 50% !important;
  clear: none !important;
}
`;
