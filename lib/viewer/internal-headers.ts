/**
 * Headers that travel between the front and the site inside one process. They all begin with
 * `x-mq-`; the front drops every such header that a client sends and every one that the site answers.
 */
export const internalPrefix = "x-mq-";

/** On the request handed to the site. City and region are percent-encoded UTF-8. */
export const viewerHeaders = {
  ip: "x-mq-ip",
  country: "x-mq-country",
  city: "x-mq-city",
  region: "x-mq-region",
  /** `http` or `https`, as the browser sees it. */
  proto: "x-mq-proto",
  /** The checked host, lower case, with its port. */
  host: "x-mq-host",
  /** The nonce that the site's own inline scripts carry. */
  nonce: "x-mq-nonce",
} as const;

/** On the answer of the site to the front. */
export const answerHeaders = {
  /** The HTTP status of a screen: a middleware rewrite loses the one given to it. */
  status: "x-mq-status",
  /** A `Cache-Control` for the front alone, where the outside gets a private answer. */
  share: "x-mq-share",
  /** Seconds that the front may keep this answer, at most. */
  ttl: "x-mq-ttl",
  /** Hosts, separated by spaces, from which the owner's scripts and frames may load. */
  scriptHosts: "x-mq-script-hosts",
  /** `1` where the owner's code stands: what the policy blocks is to be reported. */
  report: "x-mq-report",
} as const;
