/** An event as its viewer may read it: docs/provider-api.md PA-238. `at` is epoch ms. */
export type RecordedEvent = {
  event_id: string;
  table: string;
  event_name: string;
  at: number;
  visit_id: string;
  page_path: string;
  language: string;
  country: string | null;
  device: string;
  duration_s: number | null;
  input_token: string | null;
  section_token: string | null;
  position_s: number | null;
  paywall_token: string | null;
  value: number | null;
  currency: string | null;
  reason: string | null;
  search_query: string | null;
  label: string | null;
};
