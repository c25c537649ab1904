import type { CatalogueContent, CataloguePage } from "../../catalogue.ts";
import { covered, tokensOf } from "../entries.ts";
import { prose, videos } from "../rows.ts";
import { light, water } from "./across.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";

type Course = Pick<CataloguePage, "token" | "name" | "description" | "picture"> & {
  lessons: CatalogueContent[];
  bring: string;
  after: CatalogueContent[];
};

/** A course is a page: lessons in order, what to bring, where to go next. */
function course({ lessons, bring, after, ...page }: Course): CataloguePage {
  return {
    ...page,
    ...covered(lessons),
    url: page.token,
    sections: [
      videos("list", `${page.token}-lessons`, "Lessons", tokensOf(lessons), {
        showDescription: true,
      }),
      prose(`${page.token}-bring`, "What to bring", `<p>${bring}</p>`),
      videos("carousel", `${page.token}-after`, "Where to go next", tokensOf(after)),
    ],
  };
}

/** The twelve courses. */
export const coursePages: CataloguePage[] = [
  course({
    token: "see-like-a-painter",
    name: "See like a painter",
    description: "Light, edges and colour. No talent needed, only a pencil.",
    picture: "cover-eye",
    lessons: painter,
    bring: "A soft pencil, printer paper, a window. The fig is for lesson five.",
    after: rhythm,
  }),
  course({
    token: "drawing-with-circles",
    name: "Drawing with circles",
    description: "Wheels upon wheels, until they draw a heart.",
    picture: "cover-wheels",
    lessons: circles,
    bring: "Three coins of different sizes, a ruler, and a friend who says it cannot work.",
    after: spirals,
  }),
  course({
    token: "rhythm-in-colour",
    name: "Rhythm in colour",
    description: "How a picture keeps time.",
    picture: "cover-metronome",
    lessons: rhythm,
    bring: "Two colours that you like and one that you do not. Music, any.",
    after: painter,
  }),
  course({
    token: "sorting-in-colour",
    name: "Sorting in colour",
    description: "Four ways to tidy a shelf, and what each one costs.",
    picture: "cover-shelf",
    lessons: sorting,
    bring: "A pack of cards. From lesson five on, a computer may watch.",
    after: circles,
  }),
  course({
    token: "seeds-and-spirals",
    name: "Seeds and spirals",
    description: "Why a sunflower counts in 21s and 34s.",
    picture: "cover-sunflower",
    lessons: spirals,
    bring: "A sunflower, a pineapple or a fir cone, and a felt-tip that washes off.",
    after: chaos,
  }),
  course({
    token: "the-butterfly-effect",
    name: "The butterfly effect",
    description: "Three small equations that ruined the weather forecast.",
    picture: "cover-wings",
    lessons: chaos,
    bring: "Nothing. You may start with the wrong number; that is rather the point.",
    after: earth,
  }),
  course({
    token: "earth-seen-properly",
    name: "Earth, seen properly",
    description: "The planet you live on, from the outside.",
    picture: "cover-earth",
    lessons: earth,
    bring: "An orange, a lamp, an atlas that still has two Germanys in it if possible.",
    after: giants,
  }),
  course({
    token: "a-tour-of-the-giants",
    name: "A tour of the giants",
    description: "Jupiter, Saturn, and a moon that cannot rest.",
    picture: "cover-giants",
    lessons: giants,
    bring: "Milk, two inks and a washing-up bowl for lesson two. A clear sky for lesson seven.",
    after: moon,
  }),
  course({
    token: "moon-evenings",
    name: "Moon evenings",
    description: "For a balcony: one for each half of the Moon and one for the line between.",
    picture: "cover-moons",
    lessons: moon,
    bring: "A tennis ball, binoculars, a blanket.",
    after: earth,
  }),
  course({
    token: "kitchen-window-botany",
    name: "Botany at the kitchen window",
    description: "Everything alive between the sink and the street.",
    picture: "cover-window",
    lessons: botany,
    bring: "Tweezers, a magnifying glass, a window box and the patience of a window box.",
    after: spirals,
  }),
  course({
    token: "following-the-light",
    name: "Following the light",
    description: "From dawn to a lamp on the Moon, with lessons of four courses.",
    picture: "cover-prism",
    lessons: light,
    bring: "A lamp, a ball, a sheet of paper, and one evening without a screen.",
    after: rhythm,
  }),
  course({
    token: "along-the-water",
    name: "Along the water",
    description: "A drop, a splash, a cloud, and what they do to Tuesday.",
    picture: "cover-tumbler",
    lessons: water,
    bring: "A glass, milk, two inks. A towel.",
    after: sorting,
  }),
];
