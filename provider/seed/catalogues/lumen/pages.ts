import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf } from "../entries.ts";
import { personal, prose, results, videos } from "../rows.ts";
import { notebook } from "./contents-series.ts";
import { home } from "./home.ts";
import { allFilms, seriesPage, seriesPages, shelves } from "./pages-films.ts";
import { directors, peoplePages } from "./pages-people.ts";

const servicePages: CataloguePage[] = [
  {
    token: "notebook",
    url: "notebook",
    name: "Notebook",
    description: "Short talks about how films are made and watched. Always free.",
    picture: "warm-dune-grass-thumb",
    sections: [
      prose(
        "notebook-about",
        "Pencil only",
        "<p>After each screening somebody stays behind and tells us how it was done. We write it down and film the pencil.</p>",
      ),
      videos(
        "carousel",
        "notebook-evening",
        "An evening at the cinema",
        ["an-evening-with-maren-holt"],
        {
          role: "live",
          liveUpdate: true,
        },
      ),
      videos("list", "notebook-all", "All notes", tokensOf(notebook.slice(0, 5)), {
        showDescription: true,
      }),
      prose(
        "notebook-credits",
        "Who writes",
        '<ul><li><strong>Editor</strong> Philippa Roe</li><li><strong>Projection</strong> Anselm Varga</li><li><strong>Pencils</strong> Number two, sharpened by hand</li></ul><p>Write to us at <a href="mailto:notebook@lumen.example">notebook@lumen.example</a>.</p>',
      ),
    ],
  },
  {
    token: "my-list",
    url: "my-list",
    name: "Your shelf",
    description: "What you kept, and where you stopped.",
    picture: "grey-planks",
    sections: [
      personal("my-list-continue", "Continue watching", "continue_watching"),
      personal("my-list-all", "Your shelf", "watch_list", "grid"),
    ],
  },
  {
    token: "search",
    url: "search",
    name: "Search",
    description: "Find a film, a director or a colour.",
    picture: "warm-silk-wave-thumb",
    sections: [results("search-results", "Results")],
  },
  {
    token: "terms",
    url: "terms",
    name: "Terms of service",
    picture: "warm-silk-wave-thumb",
    sections: [
      prose(
        "terms-text",
        "House rules",
        "<p>A film that you bought alone is yours to watch whenever you like. A ticket opens every film for as long as it is paid, and you may leave it from your account. What you pay is said before you pay it.</p>",
      ),
    ],
  },
  {
    token: "privacy",
    url: "privacy",
    name: "Privacy policy",
    picture: "warm-silk-wave-thumb",
    sections: [
      prose(
        "privacy-text",
        "What the usher writes down",
        "<p>Which film you saw and how far, so that it goes on where you stopped. Visits are counted only after you agreed, and you may change your mind at the foot of every page.</p>",
      ),
    ],
  },
];

/** Every page of Lumen, home first. A film is followed by the next one that shows it: its director's, its shelf, its series'. */
export const pages: CataloguePage[] = [
  home,
  ...peoplePages,
  ...shelves,
  ...seriesPages,
  directors,
  seriesPage,
  allFilms,
  ...servicePages,
];
