import type { PersonRole } from "../../../lib/contract/content.ts";
import type { Language } from "../../../lib/contract/languages.ts";
import type {
  CatalogueChannel,
  CatalogueMenuEntry,
  CatalogueFooter,
} from "../../seed/catalogue-channel.ts";
import type { CatalogueContent, CatalogueSection } from "../../seed/catalogue-schema.ts";
import type { EventChange } from "../events/event-change.ts";

/** What the database keeps of a channel. `profile` is what its owner wrote down. */
export type ChannelRecord = {
  token: string;
  channelId: string;
  name: string;
  homePage: string;
  profile: CatalogueChannel;
  navigation: CatalogueMenuEntry[];
  footer: CatalogueFooter;
};

export type PageRecord = {
  token: string;
  url: string;
  name: string;
  description: string | null;
  picture: string;
  cover: string | null;
  coverPicture: string | null;
};

export type SectionRecord = {
  page: string;
  token: string;
  name: string | null;
  description: string | null;
  role: CatalogueSection["role"];
  type: CatalogueSection["type"];
  layout: CatalogueSection["layout"];
  aspectRatio: CatalogueSection["aspectRatio"] | null;
  showDescription: boolean | null;
  liveUpdate: boolean | null;
  /** Viewers choose its order and filters. */
  showFilters: boolean | null;
  body: string | null;
  tabs: { token: string; name: string }[];
  pageSize: number;
};

/** Captions of a stream by their address. */
export type CaptionsRecord = { lang: string; label?: string; src: string };

export type ContentRecord = {
  token: string;
  name: string;
  description: string;
  durationS: number;
  picture: string;
  poster: string | null;
  films: string[];
  /** An address of a stream, in place of films. */
  hls: string | null;
  transcript: string | null;
  captions: CaptionsRecord[];
  keywords: string[];
  state: CatalogueContent["state"];
  minutes: number | null;
  hour: number | null;
  /** When an event begins, in place of `minutes` and `hour`. */
  startsAt: Date | null;
  change: EventChange | null;
  publishedAt: Date;
  badge: string | null;
  access: NonNullable<CatalogueContent["access"]>;
  next: string[];
  people: string[];
  role: PersonRole | null;
  year: number | null;
  language: Language;
};
