import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf, without } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { forests } from "./collections.ts";
import { small, spruce } from "./contents-forest.ts";
import { blueHour, weather } from "./contents-lakes.ts";
import { coast, tideline } from "./contents-sea.ts";

const outdoors = ["what-the-maple-let-go", "last-light-over-the-karst", "drop-by-drop"];

/** Nature and the four places below it. */
export const naturePages: CataloguePage[] = [
  {
    token: "nature",
    url: "nature",
    name: "Nature",
    description: "Lakes, forests, coasts and whatever lives in the moss.",
    picture: "green-hills-hero",
    sections: [
      videos("hero", "nature-hero", "Outdoors", outdoors, { role: "hero" }),
      topics("carousel", "nature-places", "Choose a place", [
        "lakes",
        "forests",
        "small-worlds",
        "coasts",
      ]),
      videos(
        "carousel",
        "nature-weather",
        "Weather permitting",
        without(tokensOf(weather), outdoors),
      ),
      videos(
        "grid",
        "nature-small",
        "Down on your knees",
        without(tokensOf(small), [...outdoors, "ladybird-climbs-a-stem"]),
        { pageSize: 8 },
      ),
      prose(
        "nature-rules",
        "Our rules outdoors",
        "<p>We do not feed, call, chase or wait at nests. If an animal looks at the camera twice, we go home. Several of our best films are about an animal that was not there.</p>",
      ),
    ],
  },
  {
    token: "lakes",
    url: "nature/lakes",
    name: "Lakes",
    description: "Still water, and everything that disturbs it.",
    picture: "golden-planks",
    sections: [
      videos("single", "lakes-first", "On the shore, now", ["harbour-at-dusk"], {
        role: "live",
        liveUpdate: true,
        showDescription: true,
      }),
      topics("single", "lakes-series", "A series by the water", ["blue-hour"], {
        showDescription: true,
      }),
      videos("carousel", "lakes-all", "Other shores", [
        "winter-pier",
        "blue-hour-warm-planks",
        "blue-hour-reed-time",
        "blue-hour-first-snow-light",
        "blue-hour-the-light-that-stays",
        "blue-hour-november",
      ]),
    ],
  },
  {
    token: "forests",
    url: "forests",
    name: "Forests",
    description: "Old trees, and the small traffic between them.",
    picture: "nuthatch-thumb",
    sections: [
      topics("single", "forests-series", "The long one", ["spruce"], { showDescription: true }),
      videos("carousel", "forests-films", "Under the canopy", tokensOf(forests)),
      videos("list", "forests-spruce", "Spruce, in order", tokensOf(spruce), {
        showDescription: true,
      }),
    ],
  },
  {
    token: "small-worlds",
    url: "small-worlds",
    name: "Small worlds",
    description: "Films about things smaller than a hand.",
    picture: "ladybird-thumb",
    sections: [
      topics("carousel", "small-series", "Begin with a seed", ["seedlings"]),
      prose(
        "small-lens",
        "How close is close?",
        "<p>Four centimetres, for most of these films. Any nearer and the lens casts a shadow; any further and you could have seen it yourself.</p>",
      ),
      videos(
        "grid",
        "small-all",
        "Everything else under ten centimetres",
        without(tokensOf(small), ["a-meadow-before-the-scythe"]),
        {
          aspectRatio: "1:1",
          pageSize: 12,
        },
      ),
    ],
  },
  {
    token: "coasts",
    url: "coasts",
    name: "Coasts",
    description: "Where the map gives up.",
    picture: "dune-grass-thumb",
    sections: [
      videos("carousel", "coasts-films", "Single films", tokensOf(coast)),
      videos("list", "coasts-tideline", "Tideline", tokensOf(tideline), { showDescription: true }),
      videos("carousel", "coasts-more", "Still on the water", tokensOf(blueHour)),
    ],
  },
];
