import { benchChannelOrigin, benchPorts } from "../bench-context.ts";

/** A page that is visited; `plain` is the same page of plain Next, where there is one. */
export type VisitedPage = {
  name: string;
  address: string;
  plain?: string;
  hasCard: boolean;
  isSignedIn?: boolean;
};

const bench = benchChannelOrigin("bench");
const plain = `http://plain.localhost:${benchPorts.plain}`;

/** Every kind of page of the site. */
export const visitedPages: VisitedPage[] = [
  { name: "home with hero", address: `${bench}/`, plain: `${plain}/hero`, hasCard: true },
  { name: "rows", address: `${bench}/pages/rows`, plain: `${plain}/`, hasCard: true },
  { name: "film", address: `${bench}/video/film-0`, hasCard: false },
  {
    name: "search",
    address: `${benchChannelOrigin("results")}/search?q=blue`,
    hasCard: true,
  },
  { name: "paywalls", address: `${bench}/paywalls`, hasCard: false, isSignedIn: true },
  { name: "account", address: `${bench}/user/account`, hasCard: false, isSignedIn: true },
];
