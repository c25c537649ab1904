import { z } from "zod";
import {
  focalPointPercentSchema,
  hexColorSchema,
  timestampSchema,
  secondsSchema,
  lenientOptionalSchema,
  textSchema,
  webUrlSchema,
} from "./field-schemas.ts";
import type { Paywall } from "./paywall.ts";
import { streamStateSchema } from "./sections.ts";
import { seoSchema } from "./seo.ts";

/** `inputPreview`: what may be shown of a content to somebody who may not watch it: docs/provider-api.md PA-76. */
export const contentPreviewSchema = z.object({
  name: textSchema,
  description: lenientOptionalSchema(textSchema),
  thumbnail: lenientOptionalSchema(webUrlSchema),
  art: lenientOptionalSchema(hexColorSchema),
  focus: lenientOptionalSchema(focalPointPercentSchema),
  stream_state: lenientOptionalSchema(streamStateSchema),
  start_time: lenientOptionalSchema(timestampSchema),
  duration_s: lenientOptionalSchema(secondsSchema),
  published_at: lenientOptionalSchema(timestampSchema),
  /** A public clip, as on cards. */
  preview: lenientOptionalSchema(webUrlSchema),
  seo: lenientOptionalSchema(seoSchema),
});
export type ContentPreviewFields = z.output<typeof contentPreviewSchema>;

/** A content that is closed to visitors, with all that its page may contain: docs/security.md SE-216. */
export type ClosedContent = {
  token: string;
  preview: ContentPreviewFields;
  /** The offers that open it, if it is paid and the prices are available. */
  paywalls: Paywall[];
};
