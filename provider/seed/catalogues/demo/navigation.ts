import type { CatalogueEntry } from "../../catalogue.ts";
import { film, page } from "../menu-entries.ts";

/** Three levels deep under Nature, Space and Cities. */
export const navigation: CatalogueEntry[] = [
  { name: "Home", type: "other", url: "/", items: [] },
  {
    ...page("Nature", "nature", [
      page("Lakes", "nature/lakes", [
        page("Blue Hour", "blue-hour"),
        film("Winter Pier", "winter-pier"),
      ]),
      page("Forests", "forests", [
        page("Spruce", "spruce"),
        film("Stream, in One Take", "stream-in-one-take"),
      ]),
      page("Coasts", "coasts", [
        page("Tideline", "tideline"),
        film("Where the Sea Turns White", "where-the-sea-turns-white"),
      ]),
      page("Small worlds", "small-worlds", [
        film("Moss, the Smallest Forest", "moss-the-smallest-forest"),
      ]),
    ]),
    feature: "where-the-sea-turns-white",
  },
  {
    ...page("Space", "space", [
      page("Earth", "earth", [
        film("Orbit", "orbit"),
        film("Europe, Lights On", "europe-lights-on"),
      ]),
      page("Moons", "moons", [
        film("Half Moon, Full Hour", "half-moon-full-hour"),
        film("Io, Burning", "io-burning"),
      ]),
      page("Giants", "giants", [
        page("Ring World", "ring-world"),
        film("Jupiter, Rising", "jupiter-rising"),
      ]),
    ]),
    feature: "io-burning",
  },
  page("Cities", "cities", [page("After dark", "after-dark"), page("Lattice", "lattice")]),
  page("Live", "live"),
  page("Series", "series"),
  page("All films", "films"),
  page("Field notes", "field-notes"),
  page("Your films", "my-list"),
  {
    name: "Press",
    type: "external",
    url: "https://example.com/meridian/press",
    target: "_blank",
    items: [],
  },
];
