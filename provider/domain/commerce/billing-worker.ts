/** Does what falls due: renewals, retries, ends, gifts and mails. */
export type BillingWorker = {
  start: () => void;
  stop: () => void;
  /** Everything that is due by the provider's clock is done when it resolves. */
  settled: () => Promise<void>;
};
