import type { CatalogueContent, CataloguePage } from "../../catalogue.ts";
import { covered, tokensOf } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { light, water } from "./across.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";
import { teachers } from "./pages-teachers.ts";

type Course = Pick<CataloguePage, "token" | "name" | "description" | "picture"> & {
  lessons: CatalogueContent[];
  learn: string[];
  bring: string;
  /** Tokens of the courses to go on with. */
  after: string[];
};

/** A course is a page: what one learns, what to bring, of whom, lesson by lesson, where to go next. */
function course({ lessons, learn, bring, after, ...page }: Course): CataloguePage {
  const { token } = page;
  const taughtBy = teachers.filter((one) => one.lessons.some((own) => lessons.includes(own)));
  const points = learn.map((point) => `<li>${point}</li>`).join("");
  return {
    ...page,
    ...covered(lessons),
    url: token,
    sections: [
      prose(
        `${token}-learn`,
        "What you will learn",
        `<ul>${points}</ul><h3>What to bring</h3><p>${bring}</p>`,
      ),
      topics(
        "course",
        `${token}-teachers`,
        taughtBy.length > 1 ? "Your teachers" : "Your teacher",
        tokensOf(taughtBy),
        { aspectRatio: "1:1", showDescription: true },
      ),
      videos("course", `${token}-lessons`, "Lessons", tokensOf(lessons), {
        description: "One after the other. Stop anywhere: your place is kept.",
        showDescription: true,
        pageSize: 12,
      }),
      topics("carousel", `${token}-after`, "Where to go next", after),
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
    learn: [
      "To squint until a scene is five or six shapes.",
      "To get along with three values, and to lose an edge on purpose.",
      "Why warm colours come forward and cool ones wait.",
      "To draw a thing by drawing everything around it.",
    ],
    bring: "A soft pencil, printer paper, a window. The fig is for lesson five.",
    after: ["rhythm-in-colour", "following-the-light", "drawing-with-circles"],
  }),
  course({
    token: "drawing-with-circles",
    name: "Drawing with circles",
    description: "Wheels upon wheels, until they draw a heart.",
    picture: "cover-wheels",
    lessons: circles,
    learn: [
      "What a sine is, from a wheel that you turned yourself.",
      "To stack wheels until they draw a heart, a flower, a range of hills.",
      "Why a corner costs a hundred of them, and still overshoots.",
    ],
    bring: "Three coins of different sizes, a ruler, and a friend who says it cannot work.",
    after: ["seeds-and-spirals", "see-like-a-painter", "the-butterfly-effect"],
  }),
  course({
    token: "rhythm-in-colour",
    name: "Rhythm in colour",
    description: "How a picture keeps time.",
    picture: "cover-metronome",
    lessons: rhythm,
    learn: [
      "To tap a picture before you draw it.",
      "To repeat a pattern, and to break it once.",
      "Where the one loud thing belongs.",
    ],
    bring: "Two colours that you like and one that you do not. Music, any.",
    after: ["see-like-a-painter", "seeds-and-spirals", "sorting-in-colour"],
  }),
  course({
    token: "sorting-in-colour",
    name: "Sorting in colour",
    description: "Four ways to tidy a shelf, and what each one costs.",
    picture: "cover-shelf",
    lessons: sorting,
    learn: [
      "To sort a shelf by splitting, by merging and by combing.",
      "To say in advance which of them will take all afternoon.",
      "Why a million things take only twenty cuts.",
    ],
    bring: "A pack of cards. From lesson five on, a computer may watch.",
    after: ["drawing-with-circles", "the-butterfly-effect", "rhythm-in-colour"],
  }),
  course({
    token: "seeds-and-spirals",
    name: "Seeds and spirals",
    description: "Why a sunflower counts in 21s and 34s.",
    picture: "cover-sunflower",
    lessons: spirals,
    learn: [
      "To count the arms of a sunflower, and to get the same number twice.",
      "Why half a degree makes gaps that a bee could drive through.",
      "To draw a seed head with a protractor and three hundred dots.",
    ],
    bring: "A sunflower, a pineapple or a fir cone, and a felt-tip that washes off.",
    after: ["the-butterfly-effect", "kitchen-window-botany", "drawing-with-circles"],
  }),
  course({
    token: "the-butterfly-effect",
    name: "The butterfly effect",
    description: "Three small equations that ruined the weather forecast.",
    picture: "cover-wings",
    lessons: chaos,
    learn: [
      "How a rounded number ended the ten-day forecast.",
      "To follow three equations with a pencil.",
      "To tell a thing that is random from one that is only restless.",
    ],
    bring: "Nothing. You may start with the wrong number; that is rather the point.",
    after: ["earth-seen-properly", "sorting-in-colour", "seeds-and-spirals"],
  }),
  course({
    token: "earth-seen-properly",
    name: "Earth, seen properly",
    description: "The planet you live on, from the outside.",
    picture: "cover-earth",
    lessons: earth,
    learn: [
      "To read clouds, dust and the lights of cities from above.",
      "Where dawn comes from, and why dusk is not the same everywhere.",
      "What one photograph did to the people who saw it.",
    ],
    bring: "An orange, a lamp, an atlas that still has two Germanys in it if possible.",
    after: ["a-tour-of-the-giants", "moon-evenings", "along-the-water"],
  }),
  course({
    token: "a-tour-of-the-giants",
    name: "A tour of the giants",
    description: "Jupiter, Saturn, and a moon that cannot rest.",
    picture: "cover-giants",
    lessons: giants,
    learn: [
      "To make a Jupiter in a washing-up bowl.",
      "Why a moon can be too tired to cool, and a planet light enough to float.",
      "To find Saturn tonight, with no telescope.",
    ],
    bring: "Milk, two inks and a washing-up bowl for lesson two. A clear sky for lesson seven.",
    after: ["moon-evenings", "earth-seen-properly", "the-butterfly-effect"],
  }),
  course({
    token: "moon-evenings",
    name: "Moon evenings",
    description: "For a balcony: one for each half of the Moon and one for the line between.",
    picture: "cover-moons",
    lessons: moon,
    learn: [
      "Why the Moon changes, although it does not.",
      "To tell which crater came first.",
      "To draw the line between day and night in half an hour.",
    ],
    bring: "A tennis ball, binoculars, a blanket.",
    after: ["earth-seen-properly", "a-tour-of-the-giants", "following-the-light"],
  }),
  course({
    token: "kitchen-window-botany",
    name: "Botany at the kitchen window",
    description: "Everything alive between the sink and the street.",
    picture: "cover-window",
    lessons: botany,
    learn: [
      "To look at moss, dew and a marigold from close by.",
      "How a seed gets anywhere, and why a leaf lets go.",
      "To sow a meadow in a box, and to leave it alone.",
    ],
    bring: "Tweezers, a magnifying glass, a window box and the patience of a window box.",
    after: ["seeds-and-spirals", "along-the-water", "see-like-a-painter"],
  }),
  course({
    token: "following-the-light",
    name: "Following the light",
    description: "From dawn to a lamp on the Moon, with lessons of four courses.",
    picture: "cover-prism",
    lessons: light,
    learn: [
      "Where light comes from at dawn, and where it goes at dusk.",
      "To draw a shadow with what you did not draw.",
      "To see what shows only with the Sun behind it.",
    ],
    bring: "A lamp, a ball, a sheet of paper, and one evening without a screen.",
    after: ["rhythm-in-colour", "moon-evenings", "see-like-a-painter"],
  }),
  course({
    token: "along-the-water",
    name: "Along the water",
    description: "A drop, a splash, a cloud, and what they do to Tuesday.",
    picture: "cover-tumbler",
    lessons: water,
    learn: [
      "Why a drop stands up on a blade of grass.",
      "What a splash, a cloud and a storm on Jupiter have in common.",
      "Where a forecast stops being one.",
    ],
    bring: "A glass, milk, two inks. A towel.",
    after: ["earth-seen-properly", "kitchen-window-botany", "sorting-in-colour"],
  }),
];
