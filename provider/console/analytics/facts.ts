import type { ChannelReport } from "../../domain/analytics/channel-report.ts";
import type { ChartName, ReportTable } from "../../domain/analytics/report-tables.ts";
import type { Html } from "../html-page.ts";
import type { ChannelLink } from "./header.ts";

/** What the page of a channel's charts shows; `films` may be chosen for the retention. */
export type AnalyticsFacts = {
  channels: ChannelLink[];
  name: string;
  report: ChannelReport;
  tables: Record<ChartName, ReportTable>;
  films: ChannelLink[];
  store: string;
  errors: number;
  quarantined: number;
  now: number;
};

/** A chart with its heading; `Html` is drawn where there is something to draw. */
export type AnalyticsChart = {
  name: ChartName;
  title: string;
  note?: string;
  form?: Html;
  svg?: Html;
};
