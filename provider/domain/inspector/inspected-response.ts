/** A response of the site. `hops` are the URLs that led to it, the first first. */
export type InspectedResponse = {
  address: string;
  hops: { address: string; status: number }[];
  status: number;
  headers: Record<string, string>;
  text: string;
};

/** What the page is meant to be. */
export type PageExpectations = { isStaging: boolean; origins: string[] };
