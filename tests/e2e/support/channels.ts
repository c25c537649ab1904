/** The seeded channels: their brand, a page, the last row of their home page, and a film. */
export const channels = [
  {
    token: "demo",
    title: "Meridian",
    page: { link: "Series", url: "/pages/series" },
    lastRow: "Field notes, by post",
    film: "/video/blue-hour-the-light-that-stays",
  },
  {
    token: "arena",
    title: "Arena",
    page: { link: "Replays", url: "/pages/replays" },
    lastRow: "Cross Training",
    film: "/video/first-corner-ten-cars",
  },
  {
    token: "lumen",
    title: "Lumen",
    page: { link: "Notebook", url: "/pages/notebook" },
    lastRow: "The Seed Cycle, in order",
    film: "/video/the-long-pier",
  },
  {
    token: "academy",
    title: "Academy",
    page: { link: "Teachers", url: "/pages/teachers" },
    lastRow: "A certificate, if you like paper",
    film: "/video/meet-your-moss",
  },
] as const;
