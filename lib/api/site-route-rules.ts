import { maxBatchBytes } from "../analytics/event-batch-format.ts";
import { clientErrorLimits as clientErrors } from "../contract/client-error-limits.ts";
import { maxContinueAsBytes } from "./handle-continue-as-form.ts";
import { maxApiBodyBytes } from "./read-json-request-body.ts";
import type { SiteCallRule } from "./site-rate-limits.ts";

const text: SiteCallRule = { cost: "read", limits: ["read"] };

/**
 * The rules of the routes that are neither pages nor calls of `apiCalls`, by their path under `app/`. A route without
 * a rule does not compile (`app/require-front.ts`). Pages wait for their turn in a queue that is fair among clients,
 * and a few are rendered at a time. docs/security.md SE-172
 */
export const siteRouteRules = {
  "/app-icon/[file]": { cost: "render", limits: ["heavy"] },
  "/own-titles/[file]": { cost: "file", limits: ["read"] },
  "/sitemap.xml": text,
  "/robots.txt": text,
  "/ads.txt": text,
  "/ads": text,
  "/manifest.webmanifest": text,
  "/offline": text,
  "/api/calendar/[file]": { cost: "constant", limits: ["read"] },
  "/api/health": {
    cost: "constant",
    limits: { none: "Load balancers call it, and it does nothing." },
  },
  "/api/tls-allowed": text,
  "/api/csp-report": {
    cost: "write",
    limits: ["change", "csp-reports"],
    body: { bytes: 16_384, as: "items" },
  },
  "/api/errors": {
    cost: "write",
    limits: ["change", "error-batches", "error-batches-of-channel"],
    body: { bytes: clientErrors.bytes, as: "items" },
  },
  "/api/events": {
    cost: "write",
    limits: ["event-batches", "event-batches-of-visit"],
    body: { bytes: maxBatchBytes, as: "items" },
  },
  "/api/purge": {
    cost: "constant",
    limits: ["change"],
    body: { bytes: maxApiBodyBytes, as: "json" },
  },
  "/api/continue-as": {
    cost: "outside",
    limits: ["slow"],
    body: { bytes: maxContinueAsBytes, as: "form" },
  },
  "/api/[...call]": {
    cost: "read",
    limits: { none: "Each call of the table counts by its own rule." },
  },
} as const satisfies Record<string, SiteCallRule>;
