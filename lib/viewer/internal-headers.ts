/**
 * Headers between the front and Next inside one process all begin with this prefix. The front drops every
 * such header that a client sends, and removes those of Next from its responses.
 */
export const internalHeaderPrefix = "x-mq-";

/** On the request that Next gets. City and region are percent-encoded UTF-8. */
export const internalRequestHeaders = {
  ip: "x-mq-ip",
  country: "x-mq-country",
  city: "x-mq-city",
  region: "x-mq-region",
  /** `http` or `https`, as the browser sees it. */
  proto: "x-mq-proto",
  /** The checked host, lower case, with its port. */
  host: "x-mq-host",
  /** The token of the channel whose domain the host is; the first label names the channel without it. */
  channel: "x-mq-channel",
  /** The id of the request in log lines and calls. */
  requestId: "x-mq-request-id",
  /** `1` where another page of the site leads to the requested page, as by a press on a card. BE-487 */
  fromSite: "x-mq-from-site",
  /** The nonce of the page's own inline scripts. */
  nonce: "x-mq-nonce",
  /** On a page that failed as a whole before: each part is rendered so that it fails for itself. BE-440 */
  apart: "x-mq-apart",
} as const;

/** On the response of Next. */
export const internalResponseHeaders = {
  /** The HTTP status of a screen: a middleware rewrite loses the one given to it. */
  status: "x-mq-status",
  /** A `Cache-Control` for the front only, if the response is private for external caches. */
  share: "x-mq-share",
  /** The maximum time that the front may store the response, in seconds. */
  ttl: "x-mq-ttl",
  /** Hosts, separated by spaces, from which the owner's scripts and frames may load. */
  scriptHosts: "x-mq-script-hosts",
  /** `1` on a page with the owner's code: what the policy blocks is reported. */
  report: "x-mq-report",
} as const;
