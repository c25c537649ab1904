// Turns a source into what the embedded provider serves. Needs ffmpeg and ffprobe; nothing else in the project does.
//
//   node scripts/media/main.ts film source.mp4 provider/assets/films/my-film
//   node scripts/media/main.ts picture source.webp provider/assets/art/my-picture
//
// Prints the entry of provider/assets/manifest.json.
import { encodeFilm } from "./encode-film.ts";
import { encodePicture } from "./encode-picture.ts";

const [kind, source, target] = process.argv.slice(2);
const make = kind === "film" ? encodeFilm : kind === "picture" ? encodePicture : undefined;
if (!make || !source || !target) {
  console.error("usage: node scripts/media/main.ts film|picture <source> <target>");
  process.exit(1);
}
console.log(JSON.stringify(await make(source, target), null, 2));
