import { z } from "zod";
import { clientErrorLimits } from "./client-error-limits.ts";
import { scrubPersonalData } from "./scrub-personal-data.ts";

/** A thrown error, an unhandled rejection, an error that an error screen replaces, or a script that did not load. */
export const clientErrorKinds = ["error", "rejection", "boundary", "chunk"] as const;

const count = (max: number) => z.int().min(1).max(max);
/** A built script by its path; `page` is an inline script of the page, `other` a third-party script. */
const script = z
  .string()
  .max(200)
  .regex(/^(?:page|other|\/_next\/static\/(?:[\w~-]+\/)*[\w.~-]+\.js)$/);

/** A place in a stack: line and column count from 1. */
export const stackFrameSchema = z.strictObject({
  script,
  line: count(10_000_000),
  column: count(10_000_000),
  name: z
    .string()
    .regex(/^[\w$.<>[\]# ]{1,100}$/)
    .optional(),
});
export type StackFrame = z.output<typeof stackFrameSchema>;

/** An error as a page reports it, without data of its viewer: docs/provider-api.md PA-251. */
export const clientErrorSchema = z.strictObject({
  kind: z.enum(clientErrorKinds),
  name: z.string().regex(/^[\w$]{1,60}$/),
  message: z.string().max(clientErrorLimits.message).transform(scrubPersonalData),
  stack: z.array(stackFrameSchema).max(clientErrorLimits.frames),
  path: z.string().max(clientErrorLimits.path).startsWith("/").transform(scrubPersonalData),
  count: count(clientErrorLimits.count),
});
export type ClientError = z.output<typeof clientErrorSchema>;

/** What a page sends: `build` is the id of the build that it came from. */
export const clientErrorBatchSchema = z.strictObject({
  build: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  errors: z.array(clientErrorSchema).min(1).max(clientErrorLimits.batch),
});

/** The batch as the site forwards it: with the channel, and the kind of browser. */
export const forwardedClientErrorsSchema = clientErrorBatchSchema.extend({
  channel: z.string().min(1).max(250),
  browser: z.string().regex(/^[A-Z][A-Za-z0-9 ]{0,40}$/),
});
export type ForwardedClientErrors = z.output<typeof forwardedClientErrorsSchema>;
