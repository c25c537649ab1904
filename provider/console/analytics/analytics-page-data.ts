import type { ChannelReport } from "../../domain/analytics/channel-report.ts";
import type { ChartName, ReportTable } from "../../domain/analytics/report-tables.ts";
import type { HtmlFragment } from "../html-page.ts";
import type { NamedToken } from "./analytics-header.ts";

/** What the page of a channel's charts shows; `films` may be chosen for the retention. */
export type AnalyticsPageData = {
  channels: NamedToken[];
  name: string;
  report: ChannelReport;
  tables: Record<ChartName, ReportTable>;
  films: NamedToken[];
  store: string;
  errors: number;
  quarantined: number;
  now: number;
};

/** A chart with its heading; `HtmlFragment` is drawn where there is something to draw. */
export type AnalyticsChart = {
  name: ChartName;
  title: string;
  note?: string;
  form?: HtmlFragment;
  svg?: HtmlFragment;
};
