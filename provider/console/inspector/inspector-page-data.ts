import type { InspectedResponse } from "../../domain/inspector/inspected-response.ts";
import type { PageReport } from "../../domain/inspector/page-report.ts";

/** What the inspector's page shows. */
export type InspectorPageData = {
  /** The requested URL. */
  address: string;
  /** Addresses worth a look, by channel. */
  channels: { name: string; places: { name: string; href: string }[] }[];
  /** What was found there, or why nothing was read. */
  found: { page: InspectedResponse; report: PageReport } | { refusal: string } | undefined;
};
