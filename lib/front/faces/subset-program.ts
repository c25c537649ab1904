/**
 * A program of its own: a font comes in, the parts for titles at a weight go out as JSON (`null`: the face is too
 * rich). Whoever starts it lets it write and start nothing: docs/security.md SE-149.
 */
import { buffer } from "node:stream/consumers";
import { subsetTitles } from "./subset-titles.ts";

const parts = await subsetTitles(await buffer(process.stdin), Number(process.argv[2]));
process.stdout.write(JSON.stringify(parts ?? null));
