/** Numbers that monitoring reads, by name: `docs/edge.md` describes them. */
export const METRICS = {
  quoin_orders: { help: 'Orders by state of their payment.', merge: 'sum' },
  quoin_refunds_due: { help: 'Orders with a refund that someone must pay.', merge: 'sum' },
  quoin_sold_out_variants: { help: 'Variants on sale without stock.', merge: 'sum' },
  quoin_emails: { help: 'Emails that are not sent, by state.', merge: 'sum' },
  quoin_oldest_email_seconds: { help: 'Age of the oldest email that is to be sent.', merge: 'max' },
  quoin_form_submissions: { help: 'Form submissions, by whether they are spam.', merge: 'sum' },
  quoin_customers: { help: 'Customer accounts.', merge: 'sum' },
  quoin_documents: { help: 'Documents of the site.', merge: 'sum' },
  quoin_release_age_seconds: { help: 'Time since the live release was published.', merge: 'max' },
  quoin_read_only: { help: 'Whether writes are rejected because the site is moved, or was.', merge: 'max' },
  quoin_database_bytes: { help: 'Size of the databases, by kind of object.', merge: 'sum' },
} as const satisfies Readonly<Record<string, MetricKind>>;

interface MetricKind {
  readonly help: string;
  /** How the values of several objects become one. */
  readonly merge: 'sum' | 'max';
}

export interface Metric {
  readonly name: keyof typeof METRICS;
  /** Name and value of a label: `['state', 'paid']`. */
  readonly label?: readonly [name: string, value: string];
  readonly value: number;
}

/** The part of the RPC interface of objects with metrics. */
export interface MeasuredObject {
  metrics(): readonly Metric[];
}
