import { listBenchPictures } from "./bench-pictures.ts";

/** How much there is on the home page: the figures are about this many rows and cards. */
export const benchRowCount = 12;
export const benchCardCount = 12;

const colours = ["#8e7eb2", "#20301c", "#3c232f", "#a28f7f", "#273545", "#776759"];
const names = ["Blue Hour", "Old Forest", "City of Amber", "Tideline", "Orbit", "Harbour at Dusk"];
const rest = ["in One Take", "a Year in the Spruce", "before the Rain", "Ninety Minutes Around"];

type Row = { token: string; layout: string; aspectRatio?: string; kind: string };

/** The rows under the hero: mostly carousels, as on a channel's real front page. */
export const benchRows: Row[] = Array.from({ length: benchRowCount }, (_, index) => {
  const token = `row-${index + 1}`;
  if (index % 6 === 3) return { token, layout: "carousel", aspectRatio: "2:3", kind: "poster" };
  if (index % 6 === 5) return { token, layout: "grid", kind: "thumb" };
  return { token, layout: "carousel", kind: "thumb" };
});

/** The sections of these rows, as every page of them has them. */
export function createBenchRowSections() {
  return benchRows.map(({ token, layout, aspectRatio }, index) => ({
    token,
    name: `Row ${index + 1}: new this week`,
    description: index % 2 === 0 ? "Fresh from the cutting room, every Thursday." : undefined,
    role: "content",
    type: "video",
    layout,
    style: { aspectRatio },
  }));
}

/** The items of one row, the same at every start. `media` is where pictures lie. */
export function createBenchRowItems(rowToken: string, media: string): BenchItem[] {
  const index = benchRows.findIndex(({ token }) => token === rowToken);
  const pictures = listBenchPictures(benchRows[index]?.kind ?? "thumb");
  return Array.from({ length: benchCardCount }, (_, place) => {
    const number = Math.max(index, 0) * benchCardCount + place;
    const picture = pictures[number % pictures.length]?.name;
    return createBenchItem(number, picture ? `${media}/art/${picture}/{w}.avif` : undefined);
  });
}

/** The items of the hero. */
export function createBenchHeroItems(media: string, count = 3) {
  return listBenchPictures("hero")
    .slice(0, count)
    .map(({ name }, place) => ({
      ...createBenchItem(900 + place, `${media}/art/${name}/{w}.avif`),
      access: "free",
    }));
}

export type BenchItem = ReturnType<typeof createBenchItem>;

function createBenchItem(number: number, thumbnail: string | undefined) {
  return {
    token: `film-${number}`,
    type: "video",
    access: number % benchCardCount === 7 ? "paid" : "free",
    input: {
      name: `${names[number % names.length]}: ${rest[number % rest.length]}, ${number}`,
      description: "One lake, one hour, five seasons. Somewhere north the light forgets to leave.",
      thumbnail,
      duration_s: 600 + ((number * 37) % 5400),
      art: colours[number % colours.length],
      ...airing(number % benchCardCount),
    },
  };
}

// One card in twelve is live, one is still to come.
function airing(place: number): { stream_state: string; start_time?: string } {
  if (place === 2) return { stream_state: "live", start_time: "2026-01-01T18:00:00Z" };
  if (place === 5) return { stream_state: "scheduled", start_time: "2036-01-01T18:00:00Z" };
  return { stream_state: "vod" };
}
