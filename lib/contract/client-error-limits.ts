/** The limits of error reports; texts in characters: docs/provider-api.md PA-251. */
export const clientErrorLimits = {
  message: 500,
  path: 300,
  frames: 30,
  /** Times that one error happened. */
  count: 1_000,
  /** Errors of a batch. */
  batch: 10,
  /** Different errors of a page. */
  page: 20,
  /** Batches of a page. */
  batches: 10,
  bytes: 65_536,
} as const;
