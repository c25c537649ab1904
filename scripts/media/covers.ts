// Covers that say what a course is about, drawn flat: no photograph says "sorting". One file each in covers/.
import { apple } from "./covers/apple.ts";
import { arms } from "./covers/arms.ts";
import { bath } from "./covers/bath.ts";
import { beads } from "./covers/beads.ts";
import { bird } from "./covers/bird.ts";
import { boats } from "./covers/boats.ts";
import { bowl } from "./covers/bowl.ts";
import { certificate } from "./covers/certificate.ts";
import { chocolate } from "./covers/chocolate.ts";
import { clock } from "./covers/clock.ts";
import { clouds } from "./covers/clouds.ts";
import { coffee } from "./covers/coffee.ts";
import { coin } from "./covers/coin.ts";
import { comb } from "./covers/comb.ts";
import { curve } from "./covers/curve.ts";
import { desk } from "./covers/desk.ts";
import { discs } from "./covers/discs.ts";
import { earth } from "./covers/earth.ts";
import { eye } from "./covers/eye.ts";
import { flask } from "./covers/flask.ts";
import { fold } from "./covers/fold.ts";
import { forecast } from "./covers/forecast.ts";
import { giants } from "./covers/giants.ts";
import { greenhouse } from "./covers/greenhouse.ts";
import { heart } from "./covers/heart.ts";
import { hills } from "./covers/hills.ts";
import { jumble } from "./covers/jumble.ts";
import { lamp } from "./covers/lamp.ts";
import { layers } from "./covers/layers.ts";
import { letters } from "./covers/letters.ts";
import { meadow } from "./covers/meadow.ts";
import { moons } from "./covers/moons.ts";
import { oranges } from "./covers/oranges.ts";
import { pencil } from "./covers/pencil.ts";
import { petals } from "./covers/petals.ts";
import { pineapple } from "./covers/pineapple.ts";
import { pivot } from "./covers/pivot.ts";
import { protractor } from "./covers/protractor.ts";
import { punched } from "./covers/punched.ts";
import { question } from "./covers/question.ts";
import { rails } from "./covers/rails.ts";
import { shelf } from "./covers/shelf.ts";
import { sine } from "./covers/sine.ts";
import { skyline } from "./covers/skyline.ts";
import { spirograph } from "./covers/spirograph.ts";
import { sunflower } from "./covers/sunflower.ts";
import { tiles } from "./covers/tiles.ts";
import { trail } from "./covers/trail.ts";
import { waterwheel } from "./covers/waterwheel.ts";
import { wheels } from "./covers/wheels.ts";
import { kitchenWindow } from "./covers/window.ts";
import { wings } from "./covers/wings.ts";
import { type Drawings, makeDrawings } from "./drawings.ts";
import type { Picture } from "./manifest.ts";

const covers: Drawings = {
  "cover-arms": arms,
  "cover-bath": bath,
  "cover-beads": beads,
  "cover-bird": bird,
  "cover-boats": boats,
  "cover-bowl": bowl,
  "cover-certificate": certificate,
  "cover-chocolate": chocolate,
  "cover-clock": clock,
  "cover-coffee": coffee,
  "cover-desk": desk,
  "cover-discs": discs,
  "cover-earth": earth,
  "cover-eye": eye,
  "cover-flask": flask,
  "cover-fold": fold,
  "cover-forecast": forecast,
  "cover-giants": giants,
  "cover-heart": heart,
  "cover-meadow": meadow,
  "cover-moons": moons,
  "cover-oranges": oranges,
  "cover-pencil": pencil,
  "cover-pineapple": pineapple,
  "cover-protractor": protractor,
  "cover-punched": punched,
  "cover-shelf": shelf,
  "cover-sine": sine,
  "cover-skyline": skyline,
  "cover-sunflower": sunflower,
  "cover-tiles": tiles,
  "cover-trail": trail,
  "cover-wheels": wheels,
  "cover-window": kitchenWindow,
  "cover-wings": wings,
};

/** Covers of lessons that lead no page: a card is the largest that is made of them. */
const cards: Drawings = {
  "cover-apple": apple,
  "cover-clouds": clouds,
  "cover-coin": coin,
  "cover-comb": comb,
  "cover-curve": curve,
  "cover-greenhouse": greenhouse,
  "cover-hills": hills,
  "cover-jumble": jumble,
  "cover-lamp": lamp,
  "cover-layers": layers,
  "cover-letters": letters,
  "cover-petals": petals,
  "cover-pivot": pivot,
  "cover-question": question,
  "cover-rails": rails,
  "cover-spirograph": spirograph,
  "cover-waterwheel": waterwheel,
};

/** Writes art/cover-{name}-{width}.avif for each of them and returns what was written. */
export async function makeCovers(outDir: string): Promise<Record<string, Picture>> {
  return {
    ...(await makeDrawings("cover", covers, 1280, outDir)),
    ...(await makeDrawings("cover of a card", cards, 960, outDir)),
  };
}
