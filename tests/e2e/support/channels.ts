import { matrixUnless } from "../../support/matrix.ts";

/**
 * The seeded channels: their brand, a page, the last row of their home page, a film, and whether
 * films are `closed` to signed-out visitors.
 */
export const channels = [
  {
    token: "demo",
    title: "Meridian",
    page: { link: "Series", url: "/pages/series" },
    lastRow: "Field notes, by post",
    film: "/video/blue-hour-the-light-that-stays",
    closed: false,
  },
  {
    token: "arena",
    title: "Arena",
    page: { link: "Replays", url: "/pages/replays" },
    lastRow: "Cross Training",
    film: "/video/first-corner-ten-cars",
    closed: true,
  },
  {
    token: "lumen",
    title: "Lumen",
    page: { link: "Notebook", url: "/pages/notebook" },
    lastRow: "The Seed Cycle, in order",
    film: "/video/the-long-pier",
    closed: false,
  },
  {
    token: "academy",
    title: "Academy",
    page: { link: "Teachers", url: "/pages/teachers" },
    lastRow: "A certificate, if you like paper",
    film: "/video/meet-your-moss",
    closed: false,
  },
] as const;

/** One channel with a plain layout, and one whose header runs from right to left. */
export const plainAndMirrored = channels.filter(({ token }) => ["demo", "academy"].includes(token));

/** The end of a title: a claim that no brand changes runs on the plain channel, and on the others with the matrix. */
export const matrixUnlessPlain = (token: string) => matrixUnless(token === "demo");
